import ICAL from 'ical.js'
import { addDays } from '#shared/domain/wall-clock.ts'
import type { Values } from './fields.ts'

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

const UTC_ZONE = 'UTC'

/** Day and time as they are written. */
const writtenOf = (time: ICAL.Time): { readonly date: string; readonly time: string } => {
  const [date = '', clock = ''] = time.toString().split('T')
  return { date, time: clock.slice(0, 'HH:MM'.length) }
}

/** The wall clock of the venue; a time in UTC says nothing about the venue and is read in Berlin's. */
const clockOf = (time: ICAL.Time): { readonly date: string; readonly time: string } => {
  if (time.isDate || time.zone.tzid !== UTC_ZONE) return writtenOf(time)
  const [date = '', clock = ''] = berlin.format(time.toJSDate()).split(' ')
  return { date, time: clock }
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

/** Beginning and end of an event on the clock of its venue. A whole day has no beginning. */
export const whenOf = (event: ICAL.Component): Values => {
  const start = timeAt(event, 'dtstart')
  if (!start) return {}
  const end = endOf(event, start)
  if (isWhole(event, start, end)) return wholeDays(start, end)
  if (!end || end.compare(start) <= 0) return clockOf(start)
  const last = clockOf(end)
  return { ...clockOf(start), endDate: last.date, endTime: last.time }
}
