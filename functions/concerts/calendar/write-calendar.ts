import { isolated } from '#shared/domain/isolated.ts'
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { decodeTime } from 'ulid'
import type { ConcertCard } from '#shared/api/concerts.ts'
import type { Attendance } from '#shared/domain/concerts.ts'
import { CALENDAR_TEXTS } from '../texts.ts'

/** What a calendar says about a concert. */
export interface CalendarConcert extends Pick<
  ConcertCard,
  | 'id'
  | 'bandName'
  | 'description'
  | 'date'
  | 'time'
  | 'startsAt'
  | 'venue'
  | 'city'
  | 'country'
  | 'price'
  | 'status'
  | 'ticketUrl'
  | 'movedFrom'
> {
  readonly version: number
  /** The mark of the owner of the calendar. */
  readonly attendance: Attendance | null
}

/** Nobody submits an end, and without one calendars show a line without height. */
const ASSUMED_MS = 3 * 3600 * 1000
const REFRESH_SECONDS = 6 * 3600

const germanDay = (date: string): string => date.split('-').toReversed().join('.')

const summaryOf = ({ bandName, venue, status }: CalendarConcert): string => {
  const summary = venue === null ? bandName : `${isolated(bandName)} @ ${isolated(venue)}`
  // Many calendars do not show STATUS.
  return status === 'cancelled' ? CALENDAR_TEXTS.cancelled(summary) : summary
}

const descriptionOf = (concert: CalendarConcert, address: string): string => {
  const { status, movedFrom, time, price, ticketUrl, description } = concert
  const facts = [
    status === 'sold_out' && CALENDAR_TEXTS.soldOut,
    movedFrom !== null && CALENDAR_TEXTS.movedFrom(germanDay(movedFrom)),
    time === null && CALENDAR_TEXTS.timeUnknown,
    price !== null && CALENDAR_TEXTS.price(price),
    ticketUrl !== null && CALENDAR_TEXTS.tickets(ticketUrl),
  ].filter((fact) => fact !== false)
  return [facts.join('\n'), description ?? '', address].filter((part) => part !== '').join('\n\n')
}

const statusOf = ({ status, attendance }: CalendarConcert): ICalEventStatus => {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED
  return attendance === 'interested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** In UTC, so no definition of a time zone is needed; a concert without a time takes the whole day. */
const timesOf = ({ date, time, startsAt }: CalendarConcert): Partial<ICalEventData> => {
  if (time === null) return { start: new Date(`${date}T00:00:00.000Z`), allDay: true }
  const start = new Date(startsAt)
  return { start, end: new Date(start.getTime() + ASSUMED_MS) }
}

const eventOf = (concert: CalendarConcert, siteOrigin: string): ICalEventData => {
  const address = `${siteOrigin}/concerts/${concert.id}`
  return {
    ...(timesOf(concert) as Pick<ICalEventData, 'start'>),
    // Without the address of the site, which may change.
    id: `concert-${concert.id}@hoellenlaerm`,
    sequence: concert.version,
    // Not the present, or every answer had another ETag. Changes are told apart by the sequence.
    stamp: new Date(decodeTime(concert.id)),
    summary: summaryOf(concert),
    description: descriptionOf(concert, address),
    location: [concert.venue, concert.city, concert.country]
      .filter((part) => part !== null)
      .map(isolated)
      .join(', '),
    url: address,
    status: statusOf(concert),
    transparency:
      concert.attendance === 'going'
        ? ICalEventTransparency.OPAQUE
        : ICalEventTransparency.TRANSPARENT,
  }
}

/** A calendar by RFC 5545. The same concerts give the same text. */
export const writeCalendar = (concerts: readonly CalendarConcert[], siteOrigin: string): string =>
  `${ical({
    name: CALENDAR_TEXTS.name,
    prodId: { company: 'Höllenlärm', product: CALENDAR_TEXTS.product, language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: concerts.map((concert) => eventOf(concert, siteOrigin)),
  }).toString()}\r\n`
