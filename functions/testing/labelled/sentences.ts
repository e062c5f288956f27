import * as z from 'zod/mini'
import type { Evidence } from '../../pipeline/guards/finding.ts'
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

const SentenceRow = z.strictObject({
  scene: z.string(),
  label: z.enum(['right', 'name', 'date', 'number']),
  sentence: z.string(),
})

export type Planted = Exclude<z.infer<typeof SentenceRow>['label'], 'right'>

/** A sentence as a model would write it, with the items it cites; `planted` says what is wrong in it. */
export interface Labelled {
  readonly text: string
  readonly items: readonly Evidence[]
  readonly planted?: Planted
}

const ITEMS = Map.groupBy(
  readTsv(new URL('items.tsv', import.meta.url), ItemRow),
  ({ scene }) => scene,
)

const evidenceOf = (scene: string): readonly Evidence[] => {
  const items = ITEMS.get(scene)
  if (!items) throw new TypeError(`items.tsv has no item of the scene ${scene}.`)
  return items.map((item) => (item.language === 'de' ? german(item) : english(item)))
}

/** Half of the sentences are right; each of the others has one planted error. */
export const LABELLED_SENTENCES: readonly Labelled[] = readTsv(
  new URL('sentences.tsv', import.meta.url),
  SentenceRow,
).map(({ scene, label, sentence }) => ({
  text: sentence,
  items: evidenceOf(scene),
  ...(label !== 'right' && { planted: label }),
}))
