import * as z from 'zod/mini'
import { BAND_COUNTRIES, BAND_GENRES } from '#shared/domain/bands.ts'
import { readTsv } from '#testing/read-tsv.ts'

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
