import { similarConcerts } from '#shared/api/concerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getMany } from '#platform/table/index.ts'
import { cardOf, concertKey, foldName, isVisible } from '../items/index.ts'
import { gigDayOf, gigsLike, readGigDays, type Gig, type KnownGig } from '../merging/index.ts'

const MAX_SHOWN = 5
const MIN_LETTERS = 4

/** Whether one name begins with the other: the shorter one may still be typed. */
const beginsAlike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [foldName(one), foldName(other)].toSorted(
    (a, b) => a.length - b.length,
  )
  return short.length >= MIN_LETTERS && long.startsWith(short)
}

/** Those that the submission would become part of, then those that may be meant. */
const candidates = (gig: Gig, known: readonly KnownGig[], same: readonly KnownGig[]): string[] => {
  const alike = known.filter(({ bandName }) => beginsAlike(bandName, gig.bandName))
  return [...new Set([...same, ...alike].map(({ id }) => id))].slice(0, MAX_SHOWN)
}

export const handler = endpoint(similarConcerts, async ({ query }) => {
  const days = await readGigDays([query])
  const known = days.get(gigDayOf(query))?.gigs ?? []
  const ids = candidates(query, known, gigsLike(days, query))
  if (ids.length === 0) return []
  const concerts = await getMany(ids.map(concertKey))
  return concerts.flatMap((concert) => (concert && isVisible(concert) ? [cardOf(concert)] : []))
})
