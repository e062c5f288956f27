import * as z from 'zod/mini'
import { readTsv } from '../read-tsv.ts'

const Row = z.strictObject({
  kind: z.enum(['name', 'text']),
  label: z.enum(['innocent', 'nsbm', '86a']),
  text: z.string(),
})

export type LabelledText = z.infer<typeof Row>

/** Names and texts that the NSBM guard was written with. */
export const BANNED_TEXTS = readTsv(new URL('banned-texts.tsv', import.meta.url), Row)

/** A third of the set, which the guard is not tuned to: its misses stay. */
export const BANNED_TEXTS_ASIDE = readTsv(new URL('banned-texts-aside.tsv', import.meta.url), Row)
