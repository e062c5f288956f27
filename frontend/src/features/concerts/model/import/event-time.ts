import ICAL from 'ical.js'
import { addDays, wallClockAt } from '#shared/domain/wall-clock.ts'
import { knownCountry } from '#shared/domain/concert-countries.ts'
import { concertZoneOf } from '#shared/domain/concert-zones.ts'
import { ZONE_QUESTIONS } from '../../import-doubt-texts.ts'
import type { Values } from './fields.ts'
import type { Choice } from './read-row.ts'
import { instantOf, type Zones } from './zone.ts'

interface Clock {
  readonly date: string
  readonly time: string
}

/** Day and time as they are written. */
const writtenOf = (time: ICAL.Time): Clock => {
  const [date = '', clock = ''] = time.toString().split('T')
  return { date, time: clock.slice(0, 'HH:MM'.length) }
}

const timeAt = (event: ICAL.Component, name: string): ICAL.Time | undefined => {
  const value: unknown = event.getFirstPropertyValue(name)
  return value instanceof ICAL.Time ? value : undefined
}

const DAY_SECONDS = 24 * 3600

/** The end, in the zone of the beginning where only a duration says it. */
const endOf = (event: ICAL.Component, start: ICAL.Time): ICAL.Time | undefined => {
  const end = timeAt(event, 'dtend')
  const duration: unknown = event.getFirstPropertyValue('duration')
  const isLength = !end && duration instanceof ICAL.Duration
  if (!isLength) return end
  const after = start.clone()
  // Days are calendar days also for whole days, of which a shorter duration is one.
  if (start.isDate) after.adjust(Math.ceil(duration.toSeconds() / DAY_SECONDS), 0, 0, 0)
  else after.addDuration(duration)
  return after
}

const isMidnight = ({ time }: { readonly time: string }): boolean => time === '' || time === '00:00'

const MARKS = [
  'x-microsoft-cdo-alldayevent',
  'x-microsoft-msncalendar-alldayevent',
  'x-funambol-allday',
]

const isMarked = (event: ICAL.Component): boolean =>
  MARKS.some((name) => /^(?:true|1)$/i.test(String(event.getFirstPropertyValue(name))))

const LAST_MINUTE = '23:59'

/** Whole days, in any way to write them: days, midnight to midnight, or a midnight without an end. */
const isWhole = (event: ICAL.Component, start: ICAL.Time, end: ICAL.Time | undefined): boolean => {
  if (start.isDate || isMarked(event)) return true
  if (!isMidnight(writtenOf(start))) return false
  if (!end || end.compare(start) <= 0) return true
  const last = writtenOf(end)
  return isMidnight(last) || last.time === LAST_MINUTE
}

/** The end of whole days is the midnight behind the last. */
const wholeDays = (start: ICAL.Time, end: ICAL.Time | undefined): Values => {
  const { date } = writtenOf(start)
  if (!end) return { date }
  const last = writtenOf(end)
  const endDate = isMidnight(last) ? addDays(last.date, -1) : last.date
  return endDate > date ? { date, endDate } : { date }
}

const UTC = 'UTC'

/** The name of the zone in which a time is written; undefined for one that is the same everywhere. */
const zoneNameOf = (event: ICAL.Component, name: string, time: ICAL.Time): string | undefined => {
  const named: unknown = event.getFirstProperty(name)?.getParameter('tzid')
  if (typeof named === 'string' && named !== '') return named
  return time.zone.tzid === UTC ? UTC : undefined
}

/** What a zone says about an event at a venue. */
interface Reader {
  readonly zones: Zones
  /** Of the venue, as the file names it. */
  readonly country: string | undefined
}

/** When an event is, and the question that its zone leaves. */
export interface EventTime {
  readonly values: Values
  readonly choice?: Choice
}

const clocksOf = (start: Clock, end: Clock | undefined): Values =>
  end ? { ...start, endDate: end.date, endTime: end.time } : { ...start }

/** The country of concerts without one, and others whose zone we know. */
const venueZoneOf = (country: string | undefined): string | undefined => {
  if (country === undefined) return concertZoneOf()
  return knownCountry(country) === undefined ? undefined : concertZoneOf(country)
}

/** Where the file does not say where the venue is, the clock of the zone may be its own. */
const choiceOf = (zone: string, written: Values, converted: Values): Choice => ({
  question: ZONE_QUESTIONS.where(zone),
  options: [
    { value: 'written', label: ZONE_QUESTIONS.at(written.time ?? ''), values: written },
    { value: 'converted', label: ZONE_QUESTIONS.at(converted.time ?? ''), values: converted },
  ],
})

const inZone = (
  name: string,
  times: readonly [ICAL.Time, ICAL.Time | undefined],
  reader: Reader,
): EventTime => {
  const [start, end] = times
  const written = clocksOf(writtenOf(start), end && writtenOf(end))
  const zone = reader.zones(name)
  if (!zone) {
    const label = ZONE_QUESTIONS.at(written.time ?? '')
    const options = [{ value: 'written', label, values: written }] as const
    return { values: written, choice: { question: ZONE_QUESTIONS.unknown(name), options } }
  }
  const venueZone = venueZoneOf(reader.country)
  if (venueZone === undefined && zone.isPlace) return { values: written }
  const shown = (time: ICAL.Time): Clock =>
    wallClockAt(instantOf(time, zone), venueZone ?? concertZoneOf())
  const converted = clocksOf(shown(start), end && shown(end))
  const isSure = !zone.isPlace || reader.country !== undefined || converted.time === written.time
  return isSure
    ? { values: converted }
    : { values: written, choice: choiceOf(name, written, converted) }
}

/** Beginning and end of an event on the clock of its venue. A whole day has no beginning. */
export const readEventTime = (event: ICAL.Component, reader: Reader): EventTime => {
  const start = timeAt(event, 'dtstart')
  if (!start) return { values: {} }
  const end = endOf(event, start)
  if (isWhole(event, start, end)) return { values: wholeDays(start, end) }
  const last = end && end.compare(start) > 0 ? end : undefined
  const zone = zoneNameOf(event, 'dtstart', start)
  if (zone === undefined) return { values: clocksOf(writtenOf(start), last && writtenOf(last)) }
  return inZone(zone, [start, last], reader)
}
