import * as z from 'zod/mini'
import { readTsv } from '#testing/read-tsv.ts'
import { KINDS, type Kind } from './events.ts'

/** germanPress and englishPress write bands in capitals, germanAgency writes dates in figures. */
const VOICE_NAMES = [
  'germanPress',
  'germanFanzine',
  'germanAgency',
  'englishPress',
  'englishBlog',
] as const
export type VoiceName = (typeof VOICE_NAMES)[number]

const Template = z.strictObject({
  voice: z.enum(VOICE_NAMES),
  kind: z.enum(KINDS),
  title: z.string(),
  text: z.string(),
})

const TEMPLATES = readTsv(new URL('voices.tsv', import.meta.url), Template)

/** How a voice reports a kind of event: title and text with `{gaps}` for the facts. */
export const findTemplate = (voice: VoiceName, kind: Kind): z.infer<typeof Template> => {
  const found = TEMPLATES.find((template) => template.voice === voice && template.kind === kind)
  if (!found) throw new TypeError(`voices.tsv has no ${kind} for ${voice}.`)
  return found
}
