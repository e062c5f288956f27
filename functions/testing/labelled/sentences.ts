import * as z from 'zod/mini'
import type { Evidence } from '../../pipeline/facts/index.ts'
import { readTsv } from '../read-tsv.ts'
import { english, german } from './evidence.ts'

const ItemRow = z.strictObject({
  scene: z.string(),
  language: z.enum(['de', 'en']),
  source: z.string(),
  date: z.iso.date(),
  title: z.string(),
  text: z.string(),
})

/** What contradictions are about; all but the last are dangerous. */
export const KINDS = [
  'death',
  'illness',
  'arrest',
  'crime',
  'abuse',
  'split',
  'cancellation',
  'negation',
  'roles',
] as const

export const DANGEROUS_KINDS: readonly string[] = KINDS.slice(0, -1)

const SentenceRow = z.strictObject({
  scene: z.string(),
  label: z.enum(['right', 'name', 'date', 'number', 'contradiction']),
  kind: z.enum([...KINDS, '']),
  sentence: z.string(),
})

export type Planted = Exclude<z.infer<typeof SentenceRow>['label'], 'right'>

/** A sentence as a model would write it, with the items it cites; `planted` says what is wrong in it. */
export interface Labelled {
  readonly text: string
  readonly items: readonly Evidence[]
  readonly planted?: Planted
  /** What a contradiction is about. */
  readonly kind?: (typeof KINDS)[number]
}

const readSet = (prefix: string): readonly Labelled[] => {
  const at = (name: string) => new URL(`${prefix}${name}.tsv`, import.meta.url)
  const items = Map.groupBy(readTsv(at('items'), ItemRow), ({ scene }) => scene)
  const evidence = new Map(
    [...items].map(([scene, rows]) => [
      scene,
      rows.map((row) => (row.language === 'de' ? german(row) : english(row))),
    ]),
  )
  const evidenceOf = (scene: string): readonly Evidence[] => {
    const found = evidence.get(scene)
    if (!found) throw new TypeError(`${prefix}items.tsv has no item of the scene ${scene}.`)
    return found
  }
  return readTsv(at('sentences'), SentenceRow).map(({ scene, label, kind, sentence }) => ({
    text: sentence,
    items: evidenceOf(scene),
    ...(label !== 'right' && { planted: label }),
    ...(kind !== '' && { kind }),
  }))
}

/** The sentences that the guards were developed with. */
export const LABELLED_SENTENCES = readSet('')

/** By the auditor of the guards, measured before the rules were changed for them. */
export const LATER_SENTENCES = readSet('later-')

/** By an author who did not know the rules. Nobody has read what the rules make of single sentences. */
export const ASIDE_SENTENCES = readSet('aside-')

/** Written before the rules were looked at, to find out what they miss in general. */
export const FRESH_SENTENCES = readSet('fresh-')

/** By the same author at the same time; only totals were read. */
export const FRESH_ASIDE_SENTENCES = readSet('fresh-aside-')

/** By a reader of the whole guard, measured before the rules were changed for them. */
export const READER_SENTENCES = readSet('reader-')
