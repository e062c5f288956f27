import * as z from 'zod/mini'
import { CONCERT_COUNTRIES, ConcertStatus } from '#shared/domain/concerts.ts'
import { readTsv } from '#testing/read-tsv.ts'

type Country = keyof typeof CONCERT_COUNTRIES

const number = z.coerce.number<string>()

const DemoConcert = z.strictObject({
  /** From today on; negative ones are past. */
  days: number,
  band: z.string(),
  venue: z.string(),
  city: z.string(),
  country: z.enum(Object.keys(CONCERT_COUNTRIES) as [Country]),
  time: z.string(),
  price: z.string(),
  genre: z.string(),
  status: ConcertStatus,
  /** By how many days it was moved; empty for most. */
  movedBy: z.string(),
  /** How many of its sources have a ticket link. */
  tickets: number,
  /** How many members marked it. */
  marks: number,
  description: z.string(),
})
export type DemoConcert = z.infer<typeof DemoConcert>

/** Concerts of the invented bands in invented venues of real towns. */
export const CONCERTS: readonly DemoConcert[] = readTsv(
  new URL('concerts.tsv', import.meta.url),
  DemoConcert,
)
