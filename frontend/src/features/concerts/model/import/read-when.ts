import { addDays } from '#shared/domain/wall-clock.ts'
import { ROW_TEXTS } from '../../import-texts.ts'
import { WHEN_QUESTIONS } from '../../import-doubt-texts.ts'
import { longDay } from '../dates.ts'
import type { Ask, Decision } from './doubt.ts'
import type { Values } from './fields.ts'
import { readClock, type ReadClock } from './read-clock.ts'
import { dayIn, readDate } from './read-date.ts'
import { onVenueClock, withoutZone } from './zoned-clock.ts'

/** A row while it is read. */
export interface Reading {
  readonly values: Values
  readonly errors: string[]
  readonly ask: Ask
  readonly corrected: Decision['corrected']
}

export interface When {
  /** One gig for each; none when the day is not known. */
  readonly days: readonly string[]
  /** Of the first day. */
  readonly time?: string | undefined
  readonly end?: string | undefined
  readonly doors?: string | undefined
}

/** Until then a night belongs to the evening before. */
const EVENING_ENDS = '05:00'
const NIGHT_MS = 12 * 3600 * 1000
/** Longer is a season, of which no gig of each day is meant. */
const MAX_DAYS = 14

const instant = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`)

interface Span {
  readonly date: string
  readonly time?: string | undefined
  readonly endDate?: string | undefined
  readonly end?: string | undefined
}

/** The last evening: a night that ends by 5 o'clock, or within twelve hours, is part of the first. */
const lastEvening = ({ date, time, endDate = date, end }: Span): string => {
  const isNight =
    time !== undefined &&
    end !== undefined &&
    instant(endDate, end) - instant(date, time) <= NIGHT_MS
  if (isNight) return date
  return end !== undefined && end <= EVENING_ENDS ? addDays(endDate, -1) : endDate
}

const numberOf = (part: string): string => String(Number(part))

/** '15.–17.7.' or '31.7.–1.8.'. */
const spanText = (first: string, last: string): string => {
  const [, month = '', day = ''] = first.split('-')
  const [, lastMonth = '', lastDay = ''] = last.split('-')
  const begin = month === lastMonth ? `${numberOf(day)}.` : `${numberOf(day)}.${numberOf(month)}.`
  return `${begin}–${numberOf(lastDay)}.${numberOf(lastMonth)}.`
}

const daysBetween = (first: string, last: string): readonly string[] => {
  const days: string[] = []
  for (let day = first; day <= last && days.length <= MAX_DAYS; day = addDays(day, 1))
    days.push(day)
  return days
}

const daysOf = (span: Span, ask: Ask): readonly string[] => {
  const last = lastEvening(span)
  if (last <= span.date) return [span.date]
  const days = daysBetween(span.date, last)
  const each = { value: 'each', label: WHEN_QUESTIONS.each }
  const first = { value: 'first', label: WHEN_QUESTIONS.first }
  const answer = ask({
    id: 'days',
    question: WHEN_QUESTIONS.days(spanText(span.date, last)),
    options: days.length > MAX_DAYS ? [first] : [each, first],
  })
  return answer === 'each' ? days : [span.date]
}

const readDay = ({ values, errors }: Reading) => {
  const text = values.date ?? ''
  if (text === '') return undefined
  const read = readDate(withoutZone(text).text)
  if (read === 'unreadable') errors.push(ROW_TEXTS.unreadableDate(text))
  else if (read === 'no such day') errors.push(ROW_TEXTS.noSuchDay)
  else return read
  return undefined
}

const endDateOf = ({ values, ask }: Reading, date: string): string | undefined => {
  const text = values.endDate ?? ''
  if (text === '') return undefined
  const read = readDate(text)
  const day = typeof read === 'object' ? read.date : dayIn(text, date, 'after')
  if (day !== undefined) return day
  ask({
    id: 'end',
    question: WHEN_QUESTIONS.unreadableEnd(text),
    options: [{ value: 'none', label: WHEN_QUESTIONS.onlyOne(longDay(date)) }],
  })
  return undefined
}

const askForTime = (text: string, { choices, isUnreadable }: ReadClock, ask: Ask): ReadClock => {
  if (choices) {
    const [time, other] = choices
    const answer = ask({
      id: 'time',
      question: WHEN_QUESTIONS.twoTimes(text),
      options: [
        { value: time, label: WHEN_QUESTIONS.at(time) },
        { value: other, label: WHEN_QUESTIONS.at(other) },
      ],
    })
    return answer === time ? { time, doors: other } : { time: other }
  }
  if (isUnreadable)
    ask({
      id: 'time',
      question: WHEN_QUESTIONS.unreadable(text),
      options: [{ value: 'none', label: WHEN_QUESTIONS.withoutTime }],
    })
  return {}
}

const MIDNIGHT = '00:00'

/** A clock that is missing is written as midnight in many tables. */
const askForMidnight = (clock: ReadClock, { corrected, ask }: Reading): ReadClock => {
  if (clock.time !== MIDNIGHT || corrected.time !== undefined) return clock
  const answer = ask({
    id: 'midnight',
    question: WHEN_QUESTIONS.midnight,
    options: [
      { value: 'unknown', label: WHEN_QUESTIONS.isUnknown },
      { value: 'midnight', label: WHEN_QUESTIONS.isMidnight },
    ],
  })
  return answer === 'midnight' ? clock : { ...clock, time: undefined }
}

const clockOf = (reading: Reading): ReadClock => {
  const text = reading.values.time ?? ''
  const read = readClock(withoutZone(text).text)
  const isAsked = read.choices !== undefined || read.isUnreadable
  return askForMidnight(isAsked ? askForTime(text, read, reading.ask) : read, reading)
}

/** The day of the end: its own, or the next one when the end of an evening is before the beginning. */
const lastDayOf = (reading: Reading, { date, endDate, time, end }: Span): string | undefined => {
  const named = endDate ?? endDateOf(reading, date)
  if (named !== undefined || time === undefined || end === undefined) return named
  return end < time ? addDays(date, 1) : undefined
}

type Stated = Pick<When, 'time' | 'end' | 'doors'> & { readonly date: string }

/** Day and times on the clock of the venue, where the row says of which zone they are. */
const atVenue = ({ values, corrected }: Reading, stated: Stated): Stated => {
  const { date, time, end, doors } = stated
  const cells = [values.time, ...(corrected.time === undefined ? [values.date] : [])]
  const offsetAt = cells.map((cell = '') => withoutZone(cell).offsetAt).find((found) => found)
  if (!offsetAt || time === undefined) return stated
  const shown = (clock: string) =>
    onVenueClock({ date, time: clock }, offsetAt, values.country ?? '')
  return {
    ...shown(time),
    end: end === undefined ? undefined : shown(end).time,
    doors: doors === undefined ? undefined : shown(doors).time,
  }
}

/** Days, beginning, end and doors of a row. */
export const readWhen = (reading: Reading): When => {
  const { values, ask } = reading
  const day = readDay(reading)
  const clock = clockOf(reading)
  const stated = {
    time: clock.time ?? day?.time ?? undefined,
    end: clock.end ?? readClock(withoutZone(values.endTime ?? '').text).time,
    doors: clock.doors ?? readClock(withoutZone(values.doors ?? '').text).time,
  }
  if (!day) return { ...stated, days: [] }
  const { date, ...shown } = atVenue(reading, { date: day.date, ...stated })
  const span = { ...shown, ...day, date, time: shown.time }
  return { ...shown, days: daysOf({ ...span, endDate: lastDayOf(reading, span) }, ask) }
}
