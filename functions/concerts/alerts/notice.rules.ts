import { hash } from 'node:crypto'
import { encodeTime } from 'ulid'
import type { ConcertChange, NotifiedConcert } from '#shared/api/notifications.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { concertIdOf, isVisible, type ConcertItem } from '../items/concert.items.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'
import { areSameVenue, areTimesCompatible } from '../merging/is-same-concert.ts'

/** What is told about a concert, and to whom. */
export interface Notice {
  /** ULID of the notification: the same for each delivery of the event, so that each receiver gets it once. */
  readonly id: string
  /** Members who marked the concert, or members whose alerts it matches. */
  readonly audience: 'goers' | 'alerted'
  readonly concert: NotifiedConcert
  /** Of the concert after a change, which settles the last of several; absent for new concerts. */
  readonly version?: number | undefined
  readonly country?: string | undefined
  /** The band that was chosen of several with this name. */
  readonly bandId?: string | undefined
  /** Who submitted it first: is not told, and neither are members who do not want to hear from this member. */
  readonly submitterId: string
  /** The import that made it: its new concerts are one notification, with this id. */
  readonly importId?: string | undefined
  /** The concert is not shown any more: the notification goes. */
  readonly isWithdrawn?: true
  /** The concert that it was merged into. Members with notifications of both keep the one about that concert. */
  readonly mergedInto?: string | undefined
  /** Concerts that it consisted of: while one of them is shown, a removed concert lives on. */
  readonly origins?: readonly string[] | undefined
}

interface ConcertEvent {
  readonly before: ConcertItem | null
  readonly after: ConcertItem | null
  readonly at: number
}

const RANDOM_CHARS = 16
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID with the time of the event that depends on nothing but the change. */
const noticeId = (concertId: string, version: number, at: number): string => {
  const bytes = hash('sha256', `${concertId} ${version}`, 'buffer').subarray(0, RANDOM_CHARS)
  return encodeTime(at) + [...bytes].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other

/** Where the next source decides because the first was withdrawn, its words for the same gig are no change of plan. */
const isOtherTime = (before: ConcertItem, after: ConcertItem): boolean =>
  before.sources[0]?.id === after.sources[0]?.id
    ? differ(before.time, after.time)
    : !areTimesCompatible(before.time, after.time)

const hasMoved = (before: ConcertItem, after: ConcertItem): boolean =>
  before.date !== after.date ||
  isOtherTime(before, after) ||
  foldCity(before.city) !== foldCity(after.city) ||
  !areSameVenue(before, after)

const changeOf = (before: ConcertItem, after: ConcertItem): ConcertChange | undefined => {
  const [was, is] = [before.status === 'cancelled', after.status === 'cancelled']
  if (was !== is) return is ? 'cancelled' : 'reinstated'
  return !is && hasMoved(before, after) ? 'moved' : undefined
}

/** What members learn about a concert. */
export const toNotified = (concert: ConcertItem, change: ConcertChange): NotifiedConcert => ({
  id: concertIdOf(concert),
  change,
  bandName: concert.bandName,
  venue: concert.venue ?? null,
  city: concert.city,
  date: concert.date,
  time: concert.time ?? null,
})

type Source = ConcertItem['sources'][number]

/** The first submission that others are notified of; undefined while all are withheld. */
const announcedBy = ({ sources }: ConcertItem): Source | undefined =>
  sources.find(({ withheld }) => !withheld)

const noticeOf = (concert: ConcertItem, change: ConcertChange, id: string): Notice => ({
  id,
  audience: change === 'new' ? 'alerted' : 'goers',
  concert: toNotified(concert, change),
  country: concert.country,
  ...(concert.bandId !== undefined && { bandId: concert.bandId }),
  submitterId: (announcedBy(concert) ?? concert.sources[0])?.memberId ?? '',
})

const isPast = ({ date }: ConcertItem, at: number): boolean => date < eveningAt(at)

const importOf = (concert: ConcertItem): Pick<Notice, 'importId'> => {
  const importId = announcedBy(concert)?.importId
  return importId === undefined ? {} : { importId }
}

/** Takes the notifications of the new concert back. */
const takenBack = (before: ConcertItem): Notice => ({
  ...noticeOf(before, 'new', concertIdOf(before)),
  ...importOf(before),
  isWithdrawn: true,
})

const isListedOrHeld = ({ contentStatus, mergedInto }: ConcertItem): boolean =>
  contentStatus !== 'removed' && mergedInto === undefined

const originsOf = ({ sources }: ConcertItem): readonly string[] | undefined => {
  const origins = [...new Set(sources.flatMap(({ from = [] }) => from))]
  return origins.length > 0 ? origins : undefined
}

/** What tells members who marked a concert that it left the calendar for good; a held one may come back. */
const ofRemoved = ({ before, after, at }: ConcertEvent): Notice | undefined => {
  if (!before || !isListedOrHeld(before) || before.status === 'cancelled') return undefined
  if ((after && after.contentStatus !== 'removed') || isPast(before, at)) return undefined
  const id = noticeId(concertIdOf(before), before.version + 1, at)
  const notice = noticeOf(before, 'removed', id)
  return { ...notice, version: before.version + 1, origins: originsOf(before) }
}

const ofHidden = (event: ConcertEvent): readonly Notice[] => {
  const { before, after } = event
  const wasShown = before !== null && isVisible(before) && announcedBy(before) !== undefined
  const notices = [
    wasShown ? { ...takenBack(before), mergedInto: after?.mergedInto } : undefined,
    ofRemoved(event),
  ]
  return notices.filter((notice) => notice !== undefined)
}

/** Nobody was notified, because all submissions were withheld. */
const wasQuiet = (before: ConcertItem): boolean =>
  isVisible(before) && announcedBy(before) === undefined

const ofShown = (before: ConcertItem | null, after: ConcertItem): Notice | undefined =>
  before?.mergedInto === undefined && after.status !== 'cancelled' && announcedBy(after)
    ? {
        ...noticeOf(after, 'new', concertIdOf(after)),
        ...((!before || wasQuiet(before)) && importOf(after)),
      }
    : undefined

const ofListed = (
  before: ConcertItem | null,
  after: ConcertItem,
  at: number,
): Notice | undefined => {
  if (!before || !isVisible(before)) return ofShown(before, after)
  if (wasQuiet(before) && announcedBy(after)) return ofShown(before, after)
  const change = announcedBy(after) && changeOf(before, after)
  if (!change) return undefined
  const { version } = after
  return { ...noticeOf(after, change, noticeId(concertIdOf(after), version, at)), version }
}

/**
 * What members are told of this change of a concert; nothing for changes that concern nobody, and for past concerts.
 * Every channel that tells members of concerts asks this function.
 */
export const noticesOfChange = (event: ConcertEvent): readonly Notice[] => {
  const { before, after, at } = event
  if (!after || !isVisible(after)) return ofHidden(event)
  const notice = isPast(after, at) ? undefined : ofListed(before, after, at)
  return notice ? [notice] : []
}

/** Whether members who marked a removed concert are told so, and its marks are needed until then. */
export const tellsOfRemoval = (event: ConcertEvent): boolean =>
  noticesOfChange(event).some(({ concert }) => concert.change === 'removed')
