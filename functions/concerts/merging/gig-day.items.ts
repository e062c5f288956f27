import { cutForKey } from '#shared/domain/name-for-search.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { absent, getMany, put, type Key, type TransactItem } from '#platform/table/index.ts'
import { concertIdOf, isVisible, type ConcertItem } from '../items/concert.items.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'
import {
  findHeadliner,
  findHeadliners,
  isSameConcert,
  mayBeSameConcert,
  type Gig,
} from './is-same-concert.ts'

/** A gig of a day and city, and the concert that shows it. */
export interface KnownGig extends Omit<Gig, 'city' | 'date'> {
  readonly id: string
  /** The concert that was merged into `id`: submissions like it become sources of `id`, too. */
  readonly alias?: string | undefined
}

/**
 * All visible gigs of a day, city and headliner. One item, so that concurrent submissions of a gig meet at its version;
 * of one headliner, so that it is small on the busiest day of the largest city.
 */
export interface GigDayItem {
  readonly PK: string
  readonly SK: 'GIGS'
  readonly gigs: readonly KnownGig[]
  readonly version: number
  readonly expiresAt: number
}

/** Past days take no submissions; edits of past concerts may still look for one. */
const KEPT_DAYS = 90

const GIG_DAY = 'GIG_DAY#'

/** Keeps the item small; no band plays so often on one day. */
export const MAX_GIGS = 40

/** What the gigs of one item share. */
export type GigPlace = Pick<Gig, 'date' | 'city' | 'bandName'>

/** With what the keys of a day and city begin. */
const dayOfCity = ({ date, city }: Pick<Gig, 'date' | 'city'>): string =>
  `${GIG_DAY}${date}#${foldCity(city)}#`

const keyOfDay = (gig: GigPlace, headliner: string): Key<GigDayItem> => ({
  PK: dayOfCity(gig) + cutForKey(headliner),
  SK: 'GIGS',
})

/** Where a gig is stored. */
const gigDayKey = (gig: GigPlace): Key<GigDayItem> => keyOfDay(gig, findHeadliner(gig.bandName))

/** Where it can be known: another member may have named another band of the bill first. */
const knownDayKeys = (gig: GigPlace): readonly Key<GigDayItem>[] =>
  findHeadliners(gig.bandName).map((headliner) => keyOfDay(gig, headliner))

export const areOfOneDay = (
  one: Pick<Gig, 'date' | 'city'>,
  other: Pick<Gig, 'date' | 'city'>,
): boolean => dayOfCity(one) === dayOfCity(other)

/** The days of gigs, as they were read. */
export type GigDays = ReadonlyMap<string, GigDayItem | undefined>

export const gigDayPartition = (gig: GigPlace): string => gigDayKey(gig).PK

/** Reads the days of all bands of each bill. */
export const readGigDays = async (gigs: readonly (GigPlace | undefined)[]): Promise<GigDays> => {
  const keys = [
    ...new Map(
      gigs.flatMap((gig) => (gig ? knownDayKeys(gig).map((key) => [key.PK, key] as const) : [])),
    ).values(),
  ]
  if (keys.length === 0) return new Map()
  const items = await getMany(keys, { consistent: true })
  return new Map(keys.map(({ PK }, index) => [PK, items[index]]))
}

const closeness = (gig: KnownGig, { time, venue }: Gig): number =>
  (gig.time === time ? 2 : 0) + (gig.venue === venue ? 1 : 0)

/** The known gigs that this one is, the most similar first. */
export const gigsLike = (days: GigDays, gig: Gig): KnownGig[] => {
  const { date, city } = gig
  const known = knownDayKeys(gig).flatMap(({ PK }) => days.get(PK)?.gigs ?? [])
  return known
    .filter((one) => isSameConcert({ ...one, date, city }, gig))
    .toSorted((a, b) => closeness(b, gig) - closeness(a, gig))
}

/** The known gig whose doors or beginning this one may be; undefined when it is known itself. */
export const findGigToAsk = (days: GigDays, gig: Gig): KnownGig | undefined => {
  if (gigsLike(days, gig).length > 0) return undefined
  const { date, city } = gig
  const known = knownDayKeys(gig).flatMap(({ PK }) => days.get(PK)?.gigs ?? [])
  return known.find(
    (one) => one.alias === undefined && mayBeSameConcert({ ...one, date, city }, gig),
  )
}

export type EditGigs = (gigs: readonly KnownGig[], day: string) => readonly KnownGig[]

/** Of a concert that is not visible no gig is known. An alias can be one of another headliner. */
export const replaceGig =
  (before: ConcertItem | undefined, after: ConcertItem | undefined): EditGigs =>
  (gigs, day) => {
    const id = concertIdOf(after ?? before ?? { PK: '' })
    const shown = after && isVisible(after) && day.startsWith(dayOfCity(after)) ? after : undefined
    const others = gigs.filter((gig) => gig.id !== id || (shown && gig.alias !== undefined))
    if (!shown || gigDayPartition(shown) !== day) return others
    const { bandName, venue, time } = shown
    return [...others, { id, bandName, venue, time }]
  }

const sameGigs = (one: readonly KnownGig[], other: readonly KnownGig[]): boolean => {
  const texts = [one, other].map((gigs) =>
    gigs.map(({ id, bandName, venue, time, alias }) =>
      JSON.stringify([id, bandName, venue, time, alias]),
    ),
  )
  return JSON.stringify(texts[0]?.toSorted()) === JSON.stringify(texts[1]?.toSorted())
}

const endOf = (PK: string): number =>
  epochSeconds(
    Date.parse(addDays(PK.slice(GIG_DAY.length, PK.indexOf('#', GIG_DAY.length)), KEPT_DAYS)),
  )

/** The writes of changed days. They fail when one changed since it was read. */
export const writeGigDays = (days: GigDays, edit: EditGigs): Record<string, TransactItem> =>
  Object.fromEntries(
    [...days].flatMap(([PK, day]) => {
      const old = day?.gigs ?? []
      const gigs = edit(old, PK)
      if (sameGigs(old, gigs)) return []
      const version = (day?.version ?? 0) + 1
      const item: GigDayItem = { PK, SK: 'GIGS', gigs, version, expiresAt: endOf(PK) }
      return [[PK, put(item, day ? { version: day.version } : absent)] as const]
    }),
  )
