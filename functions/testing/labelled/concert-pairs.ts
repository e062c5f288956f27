import * as z from 'zod/mini'
import type { Gig } from '../../concerts/merging/is-same-concert.ts'
import { readTsv } from '../read-tsv.ts'

const Row = z.strictObject({
  relation: z.enum(['same', 'different']),
  kind: z.string(),
  one: z.string(),
  other: z.string(),
})

export interface ConcertPair {
  readonly isSame: boolean
  readonly kind: string
  readonly one: Gig
  readonly other: Gig
}

const known = (text: string): string | undefined => (text === '' ? undefined : text)

/** `band @ venue @ city @ day @ time`; venue and time may be missing. */
const gigOf = (text: string): Gig => {
  const [bandName = '', venue = '', city = '', date = '', time = ''] = text
    .split('@')
    .map((part) => part.trim())
  return { bandName, venue: known(venue), city, date, time: known(time) }
}

/** Two submissions each, of one gig or of different ones. */
export const CONCERT_PAIRS: readonly ConcertPair[] = readTsv(
  new URL('concert-pairs.tsv', import.meta.url),
  Row,
).map(({ relation, kind, one, other }) => ({
  isSame: relation === 'same',
  kind,
  one: gigOf(one),
  other: gigOf(other),
}))
