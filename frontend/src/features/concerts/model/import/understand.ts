import { ConcertStatus } from '#shared/domain/concerts.ts'
import { countryNamed } from '#shared/domain/concert-countries.ts'
import { ROW_TEXTS } from '../../import-texts.ts'
import { createQuestions, type Ask, type Decision, type Doubt } from './doubt.ts'
import type { Field, Values } from './fields.ts'
import { readDate, readTime } from './read-date.ts'
import { readRowStatus, type RowStatus } from './row-status.ts'

/** What was understood of a row, as the preview shows it. */
export interface Understood {
  readonly bandName: string
  /** Empty when the day is not known. */
  readonly date: string
  readonly time: string | undefined
  readonly venue: string
  readonly city: string
  readonly country: string | undefined
  readonly status: ConcertStatus
  readonly movedFrom: string | undefined
}

/** A row while it is read. */
interface Reading {
  readonly values: Values
  readonly errors: string[]
  readonly ask: Ask
}

const readCountry = ({ country = '' }: Values): string | undefined =>
  country === '' ? undefined : countryNamed(country)

const readOwnTime = ({ values, errors }: Reading): string | null => {
  const text = values.time ?? ''
  if (text === '') return null
  const time = readTime(text)
  if (time === null) errors.push(ROW_TEXTS.unreadableTime(text))
  return time
}

const readDay = ({ values, errors }: Reading) => {
  const text = values.date ?? ''
  if (text === '') return undefined
  const read = readDate(text)
  if (read === 'unreadable') errors.push(ROW_TEXTS.unreadableDate(text))
  else if (read === 'no such day') errors.push(ROW_TEXTS.noSuchDay)
  else return read
  return undefined
}

/** A correction of name or state is what the member says, and needs no question. */
const readStatus = (
  given: Values,
  date: string | undefined,
  { answers, corrected, ...rest }: Decision,
  ask: Ask,
): RowStatus => {
  const title = corrected.bandName
  const answered = title === undefined ? answers : { ...answers, name: 'state' }
  const silent = createQuestions({ answers: answered, corrected, ...rest })
  const isSaid = title !== undefined || corrected.status !== undefined
  const read = readRowStatus(given, date, isSaid ? silent.ask : ask)
  const status = ConcertStatus.safeParse(corrected.status)
  return {
    ...read,
    ...(title !== undefined && { bandName: title }),
    ...(status.success && { status: status.data, date: undefined, movedFrom: undefined }),
  }
}

const withoutCells = (values: Values, cells: readonly Field[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !cells.includes(field as Field)))

export interface Understanding {
  readonly understood: Understood
  /** Values that say what their fields mean. */
  readonly kept: Values
  readonly errors: readonly string[]
  readonly doubts: readonly Doubt[]
}

interface When {
  readonly date: string
  readonly time: string | undefined
}

/** Reads a row as far as it can be read, and collects what is wrong and what is doubtful. */
export const understand = (given: Values, decision: Decision): Understanding => {
  const { ask, doubts } = createQuestions(decision)
  const reading: Reading = { values: { ...given, ...decision.corrected }, errors: [], ask }
  const day = readDay(reading)
  const { bandName, status, movedFrom, cells, date } = readStatus(given, day?.date, decision, ask)
  const kept = withoutCells(reading.values, cells)
  const time = readOwnTime({ ...reading, values: kept }) ?? day?.time ?? undefined
  // The new day of a moved gig may begin at another time.
  const when: When =
    date === undefined ? { date: day?.date ?? '', time } : { date, time: undefined }
  const { venue = '', city = '' } = kept
  const place = { venue, city, country: readCountry(kept) }
  return {
    understood: { bandName, ...when, ...place, status, movedFrom },
    kept,
    errors: reading.errors,
    doubts,
  }
}
