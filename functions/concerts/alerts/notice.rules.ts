import { hash } from 'node:crypto'
import { encodeTime } from 'ulid'
import type { ConcertChange, NotifiedConcert } from '#shared/api/notifications.ts'
import { concertIdOf, foldCity, foldName, isVisible, type ConcertItem } from '../items/index.ts'

/** What is told about a concert, and to whom. */
export interface Notice {
  /** ULID of the notification: the same for each delivery of the event, so that each receiver gets it once. */
  readonly id: string
  /** Members who marked the concert, or members whose alerts it matches. */
  readonly audience: 'goers' | 'alerted'
  readonly concert: NotifiedConcert
  readonly country?: string | undefined
  /** Who submitted it first: is not told, and neither are members who do not want to hear from this member. */
  readonly submitterId: string
  /** The concert is not shown any more: the notification goes. */
  readonly isWithdrawn?: true
}

interface ConcertEvent {
  readonly before: ConcertItem | null
  readonly after: ConcertItem | null
  readonly at: number
}

const ISO_DAY = 10
const RANDOM_CHARS = 16
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID with the time of the event that depends on nothing but the change. */
const noticeId = (concertId: string, version: number, at: number): string => {
  const bytes = hash('sha256', `${concertId} ${version}`, 'buffer').subarray(0, RANDOM_CHARS)
  return encodeTime(at) + [...bytes].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other

const hasMoved = (before: ConcertItem, after: ConcertItem): boolean =>
  before.date !== after.date ||
  differ(before.time, after.time) ||
  foldCity(before.city) !== foldCity(after.city) ||
  differ(before.venue && foldName(before.venue), after.venue && foldName(after.venue))

const changeOf = (before: ConcertItem, after: ConcertItem): ConcertChange | undefined => {
  const [was, is] = [before.status === 'cancelled', after.status === 'cancelled']
  if (was !== is) return is ? 'cancelled' : 'reinstated'
  return !is && hasMoved(before, after) ? 'moved' : undefined
}

const noticeOf = (concert: ConcertItem, change: ConcertChange, id: string): Notice => ({
  id,
  audience: change === 'new' ? 'alerted' : 'goers',
  concert: {
    id: concertIdOf(concert),
    change,
    bandName: concert.bandName,
    venue: concert.venue ?? null,
    city: concert.city,
    date: concert.date,
    time: concert.time ?? null,
  },
  country: concert.country,
  submitterId: concert.sources[0]?.memberId ?? '',
})

const ofHidden = (before: ConcertItem, after: ConcertItem | null): Notice | undefined =>
  after?.mergedInto === undefined
    ? { ...noticeOf(before, 'new', concertIdOf(before)), isWithdrawn: true }
    : undefined

const ofShown = (before: ConcertItem | null, after: ConcertItem): Notice | undefined =>
  before?.mergedInto === undefined && after.status !== 'cancelled'
    ? noticeOf(after, 'new', concertIdOf(after))
    : undefined

/**
 * What members are told of this change of a concert; undefined for changes that concern nobody, and for past concerts.
 * Every channel that tells members of concerts asks this function.
 */
export const noticeOfChange = ({ before, after, at }: ConcertEvent): Notice | undefined => {
  const wasShown = before !== null && isVisible(before)
  if (!after || !isVisible(after)) return wasShown ? ofHidden(before, after) : undefined
  if (after.date < new Date(at).toISOString().slice(0, ISO_DAY)) return undefined
  if (!wasShown) return ofShown(before, after)
  const change = changeOf(before, after)
  return change && noticeOf(after, change, noticeId(concertIdOf(after), after.version, at))
}
