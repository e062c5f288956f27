import { queryOptions, useQuery } from '@tanstack/react-query'
import { listBands, similarBands, type BandCard } from '#shared/api/bands.ts'
import { listConcerts, type ConcertCard } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { call } from '#spa/platform/api-client.ts'
import { BAND_LISTS_KEY } from './band-list.ts'

const MAX_BANDS = 3
const CONCERTS_READ = 12

export interface BandToFollow {
  readonly card: BandCard
  /** The next concert where the member lives. */
  readonly gig?: ConcertCard
}

/** The band of a concert; none when several have its name. */
const bandOf = async (gig: ConcertCard, signal: AbortSignal): Promise<BandToFollow[]> => {
  const query = { name: gig.bandName.slice(0, LIMITS.bandName) }
  const [card, ...others] = await call(similarBands, { query, signal })
  return card && others.length === 0 ? [{ card, gig }] : []
}

/** The next concert of each band. */
const firstOfBand = ({ bandName }: ConcertCard, index: number, gigs: readonly ConcertCard[]) =>
  gigs.findIndex((gig) => nameIdentity(gig.bandName) === nameIdentity(bandName)) === index

/** Bands with a concert in a place, the next one first. */
const nearOptions = (place: string) =>
  queryOptions({
    queryKey: [...BAND_LISTS_KEY, 'near', place],
    queryFn: async ({ signal }) => {
      const query = { limit: String(CONCERTS_READ), city: place }
      const gigs = await call(listConcerts, { query, signal })
      const next = gigs.filter(({ status }) => status !== 'cancelled').filter(firstOfBand)
      const bands = next.slice(0, MAX_BANDS).map((gig) => bandOf(gig, signal))
      return (await Promise.all(bands)).flat()
    },
    enabled: place !== '',
  })

/** Bands of a genre, else of a name that begins like this. */
const tasteOptions = (taste: string) =>
  queryOptions({
    queryKey: [...BAND_LISTS_KEY, 'taste', taste],
    queryFn: async ({ signal }) => {
      const limit = String(MAX_BANDS)
      const ofGenre = await call(listBands, { query: { limit, genre: taste }, signal })
      if (ofGenre.length > 0) return ofGenre
      return call(listBands, { query: { limit, search: taste }, signal })
    },
    enabled: taste !== '',
  })

/** The town of a place that a member described more exactly, such as 'Köln, Ehrenfeld'. */
const townOf = (place: string): string => (place.split(',')[0] ?? '').trim()

/** Bands that play near the member, then bands of the taste. Empty while they are loading, and when loading fails. */
export const useBandsToFollow = (taste: string, place: string): readonly BandToFollow[] => {
  const near = useQuery(nearOptions(townOf(place).slice(0, LIMITS.concertCity)))
  const fitting = useQuery(tasteOptions(taste.trim().slice(0, LIMITS.bandGenre)))
  if (near.isLoading || fitting.isLoading) return []
  const nearby = near.data ?? []
  const others = (fitting.data ?? [])
    .filter(({ id }) => !nearby.some(({ card }) => card.id === id))
    .map((card) => ({ card }))
  return [...nearby, ...others].slice(0, MAX_BANDS)
}
