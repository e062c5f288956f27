import type { ConcertStatus } from '#shared/domain/concerts.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { STATUS_NAMES, STATUS_QUESTIONS } from '../../import-doubt-texts.ts'
import { longDay } from '../dates.ts'
import type { Ask } from './doubt.ts'
import type { Field, Values } from './fields.ts'
import { dayIn } from './read-date.ts'
import { readTitle, statusIn, type ReadTitle, type Said } from './read-status.ts'

/** Cells in which programmes write the state of a gig in place of their own content. */
const CELLS = ['price', 'ticketUrl', 'time', 'genre'] as const satisfies readonly Field[]

/** Cells that say the state and nothing else. */
export const cellsOfStatus = (values: Values): readonly Field[] =>
  CELLS.filter((field) => statusIn(values[field] ?? '') !== undefined)

/** A state as columns and calendars name it when nothing is out of the ordinary. */
const USUAL =
  /^(?:ok|ja|yes|confirmed|bestätigt|bestaetigt|verfügbar|verfuegbar|available|geplant|fix|aktiv|active|scheduled|publish|published|veröffentlicht)?$/iu
const TENTATIVE = /^(?:tentative|vorläufig|vorlaeufig|unter vorbehalt|draft|entwurf)$/iu

interface Statement {
  readonly said: Said
  readonly words: string
}

const ofCells = (values: Values): Statement | undefined => {
  for (const field of [...CELLS, 'description'] as const) {
    const words = values[field] ?? ''
    const said = statusIn(words)
    if (said !== undefined) return { said, words }
  }
  return undefined
}

const ofColumn = ({ status = '' }: Values, ask: Ask): Statement | undefined => {
  const said = statusIn(status)
  if (said !== undefined) return { said, words: status }
  if (USUAL.test(status)) return undefined
  const { takesPlace, isCancelled, isFixed } = STATUS_QUESTIONS
  const isTentative = TENTATIVE.test(status)
  const answer = ask({
    id: 'status',
    question: isTentative ? STATUS_QUESTIONS.tentative : STATUS_QUESTIONS.unknown(status),
    options: [
      { value: 'available', label: isTentative ? isFixed : takesPlace },
      { value: 'cancelled', label: isCancelled },
    ],
  })
  return { said: answer as ConcertStatus, words: status }
}

interface Named {
  readonly name: string
  readonly statement?: Statement | undefined
}

const ofTitle = (title: string, other: Statement | undefined, ask: Ask): Named => {
  const read: ReadTitle = readTitle(title)
  const { name, said, words = '', isUnclear = false, isLikelyName = false } = read
  if (said === undefined) return { name: title }
  const state = { name, statement: { said, words } }
  if (!isUnclear || other?.said === said) return state
  const asName = { value: 'name', label: STATUS_QUESTIONS.isName(title) }
  const asState = {
    value: 'state',
    label: STATUS_QUESTIONS.isStatus(name, STATUS_NAMES[said]),
  }
  const question = STATUS_QUESTIONS.unclear(words)
  const options = isLikelyName ? ([asName, asState] as const) : ([asState, asName] as const)
  return ask({ id: 'name', question, options }) === 'state' ? state : { name: title }
}

/** A state and the day that the words name. */
export interface RowStatus {
  readonly bandName: string
  readonly status: ConcertStatus
  /** The day on which it takes place, when it is not the one of the row. */
  readonly date?: string | undefined
  readonly movedFrom?: string | undefined
}

type Move = Pick<RowStatus, 'status' | 'date' | 'movedFrom'>

const askOfMove = (words: string, ask: Ask): Move => ({
  status: ask({
    id: 'moved',
    question: STATUS_QUESTIONS.movedSomewhere(words),
    options: [
      { value: 'available', label: STATUS_QUESTIONS.takesPlace },
      { value: 'cancelled', label: STATUS_QUESTIONS.isCancelled },
    ],
  }) as ConcertStatus,
})

const FROM = /\b(?:vom|von|from)\b/iu

const HALF_A_YEAR = 183

/** 'Neuer Termin: 12.11.' in the row of the old day; without a year, a day of the past would be one of next year. */
const isNewDay = (date: string, to: string | undefined, words: string): boolean =>
  to !== undefined && to > date && (/\d{4}/.test(words) || to < addDays(date, HALF_A_YEAR))

/** 'Verlegt vom 3.4.' says the earlier day, 'Verlegt auf den 3.4.' the new one, which the row may have already. */
const readMove = ({ said, words }: Statement, date: string | undefined, ask: Ask): Move => {
  if (date === undefined) return askOfMove(words, ask)
  if (FROM.test(words)) {
    const movedFrom = dayIn(words, date, 'before')
    if (movedFrom !== undefined) return { status: 'available', movedFrom }
  }
  const to = dayIn(words, date, 'after') ?? dayIn(words, date, 'before')
  if (said === 'rescheduled' && !isNewDay(date, to, words)) return { status: 'available' }
  if (to === undefined || to < date) return askOfMove(words, ask)
  const answer = ask({
    id: 'moved',
    question: STATUS_QUESTIONS.moved(words),
    options: [
      { value: to, label: STATUS_QUESTIONS.movedTo(longDay(to)) },
      { value: date, label: STATUS_QUESTIONS.asGiven(longDay(date)) },
    ],
  })
  return answer === date
    ? { status: 'available' }
    : { status: 'available', date: to, movedFrom: date }
}

const moveOf = (statement: Statement | undefined, date: string | undefined, ask: Ask): Move => {
  if (!statement) return { status: 'available' }
  if (statement.said === 'moved' || statement.said === 'rescheduled')
    return readMove(statement, date, ask)
  return { status: statement.said }
}

/** Name and state of a row. @param date of the row, when it can be read */
export const readRowStatus = (values: Values, date: string | undefined, ask: Ask): RowStatus => {
  const other = ofColumn(values, ask) ?? ofCells(values)
  const { name, statement } = ofTitle(values.bandName ?? '', other, ask)
  const isCancelled = other?.said === 'cancelled'
  return {
    bandName: name,
    ...moveOf(isCancelled ? other : (statement ?? other), date, ask),
  }
}
