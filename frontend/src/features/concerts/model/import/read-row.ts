import type { ImportedRow } from '#shared/api/concert-import.ts'
import { ConcertSubmission } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { FIELD_TEXTS, ROW_TEXTS } from '../../import-texts.ts'
import { countryNamed } from '#shared/domain/concert-countries.ts'
import { FIELDS, type Field, type Values } from './fields.ts'
import { readDate, readTime } from './read-date.ts'

export interface ReadRow {
  /** In the file, from 1 on. */
  readonly line: number
  readonly values: Values
  /** What is sent; null when there are errors. */
  readonly submission: ImportedRow | null
  readonly errors: readonly string[]
}

/** A row of the file, before it is checked. */
export interface RawRow {
  readonly line: number
  readonly values: Values
  readonly error?: string
}

/** The days on which concerts are accepted, both included. */
export interface Horizon {
  readonly first: string
  readonly last: string
}

const DAY_MS = 24 * 3600 * 1000

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

export const horizonAt = (now: number): Horizon => ({
  first: berlinDay.format(now),
  last: berlinDay.format(now + LIMITS.concertHorizonDays * DAY_MS),
})

interface Read {
  readonly values: Values
  readonly errors: string[]
}

const readCountry = ({ country = '' }: Values): string | undefined =>
  country === '' ? undefined : countryNamed(country)

const readOwnTime = ({ values, errors }: Read): string | null => {
  const text = values.time ?? ''
  if (text === '') return null
  const time = readTime(text)
  if (time === null) errors.push(ROW_TEXTS.unreadableTime(text))
  return time
}

const readDay = ({ values, errors }: Read, { first, last }: Horizon) => {
  const text = values.date ?? ''
  if (text === '') return undefined
  const read = readDate(text)
  if (read === 'unreadable') errors.push(ROW_TEXTS.unreadableDate(text))
  else if (read === 'no such day') errors.push(ROW_TEXTS.noSuchDay)
  else if (read.date < first) errors.push(ROW_TEXTS.past)
  else if (read.date > last) errors.push(ROW_TEXTS.tooFar)
  else return read
  return undefined
}

const NOON = '12:00'
const NOTHING = { bandName: '', venue: '', city: '', date: '' }

const submissionOf = (read: Read, horizon: Horizon) => {
  const day = readDay(read, horizon)
  const time = readOwnTime(read) ?? day?.time ?? undefined
  const given = Object.entries(read.values).filter(([, value]) => value !== '')
  return {
    ...NOTHING,
    ...(Object.fromEntries(given) as Values),
    country: readCountry(read.values),
    date: day ? `${day.date}T${time ?? NOON}` : '',
    time,
  }
}

/** The message of each field once, after the name of the field. */
const issuesOf = (candidate: unknown, isDateRead: boolean): string[] => {
  const result = ConcertSubmission.safeParse(candidate)
  if (result.success) return []
  const byField = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = String(path[0])
    if (!byField.has(field)) byField.set(field, message)
  }
  if (isDateRead) byField.delete('date')
  return [...byField].map(([field, message]) => `${FIELD_TEXTS[field as Field]}: ${message}`)
}

/** Checks a row with the rules of the form, so that the preview shows what the server would refuse. */
export const readRow = ({ line, values, error }: RawRow, horizon: Horizon): ReadRow => {
  if (error !== undefined) return { line, values, submission: null, errors: [error] }
  const read: Read = { values, errors: [] }
  const submission = submissionOf(read, horizon)
  const errors = [...read.errors, ...issuesOf(submission, (values.date ?? '') !== '')]
  return { line, values, submission: errors.length === 0 ? submission : null, errors }
}

/** Values for rows that say nothing, such as the venue of a club that sends its programme. */
export const withDefaults = (values: Values, defaults: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    FIELDS.flatMap((field) =>
      (values[field] ?? '') === '' && (defaults[field] ?? '') !== ''
        ? [[field, defaults[field]]]
        : [],
    ),
  ),
})
