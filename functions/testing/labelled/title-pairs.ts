import * as z from 'zod/mini'
import { readTsv } from '../read-tsv.ts'

const Row = z.strictObject({
  relation: z.enum(['same', 'different']),
  one: z.string(),
  other: z.string(),
})

type Pair = readonly [one: string, other: string]

const rows = readTsv(new URL('title-pairs.tsv', import.meta.url), Row)

const pairsOf = (wanted: (typeof rows)[number]['relation']): readonly Pair[] =>
  rows.flatMap(({ relation, one, other }): Pair[] => (relation === wanted ? [[one, other]] : []))

/** Two titles of one event, as feeds word it: German and English, long and short. */
export const SAME = pairsOf('same')

/** Same band, same festival or same words, but different events. */
export const DIFFERENT = pairsOf('different')
