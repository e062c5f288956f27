import * as z from 'zod/mini'
import { BAND_COUNTRIES, BAND_GENRES } from '#shared/domain/bands.ts'
import { readTsv } from '#testing/read-tsv.ts'
import type { Handle } from './members.ts'

const DemoBand = z.strictObject({
  name: z.string(),
  genre: z.enum(BAND_GENRES),
  country: z.enum(BAND_COUNTRIES),
  formed: z.coerce.number<string>(),
  city: z.string(),
  description: z.string(),
})
export type DemoBand = z.infer<typeof DemoBand>

/**
 * The bands of the invented world; concerts are given by them. Gallenstrom is missing on purpose: the news name it
 * often enough to become a draft.
 */
export const BANDS: readonly DemoBand[] = readTsv(new URL('bands.tsv', import.meta.url), DemoBand)

/** Entries with a history of their own; all other bands came by an import. */
interface Entry {
  /** A newcomer, added by this member. */
  readonly addedBy?: Handle
  readonly addedDaysAgo?: number
  readonly claimedBy?: Handle
  readonly archivedDaysAgo?: number
  /** A picture of the demo community. */
  readonly picture?: string
}

export const ENTRIES: Readonly<Record<string, Entry>> = {
  Aschenbahn: { claimedBy: 'baerbel_blastbeat', picture: 'drums' },
  Moorglut: { picture: 'forest-blood' },
  Kranichtod: { picture: 'forest-frost' },
  Nordhang: { picture: 'forest-bone' },
  Röhrenbrand: { picture: 'amp-orange' },
  Rostwolf: { picture: 'vest-back' },
  Stahlmöwe: { picture: 'stage-frost' },
  Blitzableiter: { picture: 'guitar-v' },
  Kellerassel: { addedBy: 'keller_13', addedDaysAgo: 2 },
  'Nachtschicht 4': { addedBy: 'schlachtplatte', addedDaysAgo: 23 },
  Heuschreck: { addedBy: 'tante_trveheit', addedDaysAgo: 96 },
  Gletscherzunge: { addedBy: 'moorhexe', addedDaysAgo: 140 },
  Klangkörperverletzung: { addedBy: 'doppelfuss', addedDaysAgo: 11 },
  'Tante Erna': { addedBy: 'frl_fuzz', addedDaysAgo: 430, archivedDaysAgo: 20 },
}

/** Who follows which bands, beside random follows. */
export const FAVOURITES: Partial<Record<Handle, readonly string[]>> = {
  walkuere_77: ['Aschenbahn', 'Rostwolf', 'Stahlmöwe', 'Moorglut', 'Kellerassel'],
  grabwaerter: ['Grabgesang', 'Hollow Anvil', 'Faulgas', 'Vorhallengrab'],
}

const ROSTWOLF = 'Thrash aus Essen. Bellt und beißt, seit der ersten Demo in derselben Besetzung.'

interface Step {
  readonly by: Handle
  readonly kind: 'edit' | 'revert'
  readonly note?: string
  readonly patch: { readonly description?: string; readonly genre?: string }
}

/** A band whose entry was improved, vandalised and restored. */
export const HISTORY: { readonly band: string; readonly steps: readonly Step[] } = {
  band: 'Rostwolf',
  steps: [
    {
      by: 'walkuere_77',
      kind: 'edit',
      note: 'Steht so auf der Hülle der Demo.',
      patch: { description: ROSTWOLF },
    },
    {
      by: 'dosenravioli',
      kind: 'edit',
      patch: { description: 'Der Bassist schuldet mir zwanzig Euro.', genre: 'Glam Metal' },
    },
    {
      by: 'grabwaerter',
      kind: 'revert',
      note: 'Klärt das am Tresen.',
      patch: { description: ROSTWOLF, genre: 'Thrash Metal' },
    },
  ],
}

/** An entry that a model made, and the article that its facts come from. */
export const GENERATED = {
  band: 'Hollow Anvil',
  daysAgo: 40,
  article: {
    title: 'Hollow Anvil öffnen ihr Archiv für einen Dokumentarfilm',
    excerpt: 'Die Doom-Band aus Birmingham zeigt zum ersten Mal Aufnahmen aus ihrem Proberaum.',
    tags: ['Doom Metal', 'Birmingham', 'Film'],
  },
  facts: [
    { text: 'Hollow Anvil spielen Doom Metal und kommen aus Birmingham.', source: 'Doomwire' },
    { text: 'Die Band gibt es seit 1989.', source: 'Riff Gazette' },
    { text: 'Ein Dokumentarfilm zeigt Aufnahmen aus ihrem Proberaum.', source: 'Doomwire' },
  ],
} as const
