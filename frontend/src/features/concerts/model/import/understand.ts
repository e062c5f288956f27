import { ConcertStatus } from '#shared/domain/concerts.ts'
import { createQuestions, type Ask, type Decision, type Doubt } from './doubt.ts'
import type { Field, Values } from './fields.ts'
import { readPlace, type Place } from './read-place.ts'
import { readWhen, type When } from './read-when.ts'
import { cellsOfStatus, readRowStatus, type RowStatus } from './row-status.ts'

/** What was understood of a row, as the preview shows it. */
export interface Understood extends When, Place {
  readonly bandName: string
  readonly status: ConcertStatus
  readonly movedFrom?: string | undefined
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

/** Another day in place of the one that the row has ends there; several days have no new one. */
const valuesOf = (given: Values, { corrected }: Decision): Values => ({
  ...given,
  ...(corrected.date !== undefined && { endDate: '', endTime: '' }),
  ...corrected,
})

/** Reads a row as far as it can be read, and collects what is wrong and what is doubtful. */
export const understand = (given: Values, decision: Decision): Understanding => {
  const { ask, doubts } = createQuestions(decision)
  const values = valuesOf(given, decision)
  const errors: string[] = []
  const kept = withoutCells(values, cellsOfStatus(values))
  const reading = { values: kept, errors, ask, corrected: decision.corrected }
  const { days, ...clock } = readWhen(reading)
  const { date, ...status } = readStatus(given, days[0], decision, ask)
  // The new day of a moved gig may begin at another time.
  const when = date === undefined ? { days, ...clock } : { days: [date] }
  return { understood: { ...when, ...readPlace(reading), ...status }, kept, errors, doubts }
}
