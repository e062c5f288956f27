import type { ImportedRow } from '#shared/api/concert-import.ts'
import { ConcertSubmission } from '#shared/api/concerts.ts'
import { fitting } from '#shared/domain/characters.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { WHEN_TEXTS } from '../../import-doubt-texts.ts'
import { FIELD_TEXTS } from '../../import-texts.ts'
import { isOpen, UNDECIDED, type Decision, type Doubt } from './doubt.ts'
import { FIELDS, SENT_FIELDS, type Field, type Values } from './fields.ts'
import { dayError, type Horizon } from './horizon.ts'
import { understand, type Understanding, type Understood } from './understand.ts'

export interface ReadRow {
  /** In the file, from 1 on. */
  readonly line: number
  /** As the file has it. */
  readonly original: string
  /** With what the member corrected. */
  readonly values: Values
  readonly understood: Understood
  /** What is sent; empty when there are errors, or questions without an answer, or when it is left out. */
  readonly submissions: readonly ImportedRow[]
  readonly errors: readonly string[]
  readonly doubts: readonly Doubt[]
  readonly decision: Decision
  /** Whether it has questions without an answer. */
  readonly isOpen: boolean
}

interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly values: Values
}

/** A question of the file itself, whose answer brings values of its own. */
export interface Choice {
  readonly question: string
  readonly options: readonly [ChoiceOption, ...ChoiceOption[]]
}

/** A row of the file, before it is checked. */
export interface RawRow {
  readonly line: number
  readonly original: string
  readonly values: Values
  readonly choice?: Choice | undefined
  readonly error?: string | undefined
}

const NOON = '12:00'

/** The doors have no field of their own. */
const descriptionOf = ({ description = '' }: Values, { doors }: Understood): string => {
  const isTold = doors === undefined || /einlass|doors/i.test(description)
  const text = isTold ? description : `${WHEN_TEXTS.doors(doors)}\n${description}`
  return fitting(text.trim(), LIMITS.concertDescription, LIMITS.concertDescription)
}

const submissionOf = (kept: Values, understood: Understood, day?: string): ImportedRow => {
  const { days, country, status, movedFrom, bandName, venue, city } = understood
  const given = SENT_FIELDS.flatMap((field) =>
    (kept[field] ?? '') === '' ? [] : [[field, kept[field] ?? ''] as const],
  )
  // Only the beginning of the first day is known.
  const time = day === days[0] ? understood.time : undefined
  const description = descriptionOf(kept, understood)
  return {
    ...Object.fromEntries(given),
    bandName,
    venue,
    city,
    country,
    date: day === undefined ? '' : `${day}T${time ?? NOON}`,
    time,
    ...(description !== '' && { description }),
    ...(status !== 'available' && { status }),
    ...(movedFrom !== undefined && { movedFrom }),
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

const errorsOf = (
  { understood, kept, errors }: Omit<Understanding, 'doubts'>,
  horizon: Horizon,
): readonly string[] => {
  const isAnyDay = understood.days.some((day) => dayError(day, horizon) === undefined)
  const late = isAnyDay ? undefined : dayError(understood.days[0] ?? '', horizon)
  return [
    ...errors,
    ...(late === undefined ? [] : [late]),
    ...issuesOf(submissionOf(kept, understood, understood.days[0]), (kept.date ?? '') !== ''),
  ]
}

const ZONE = 'zone'

/** A corrected time needs no zone. */
const chosenOf = ({ question, options }: Choice, { answers, corrected }: Decision) => {
  if (corrected.time !== undefined) return undefined
  const doubt: Doubt = { id: ZONE, question, options }
  const { values } = options.find(({ value }) => value === answers[ZONE]) ?? options[0]
  return { doubt, values }
}

interface Read extends Understanding {
  readonly values: Values
}

/** A row with an error of the file itself asks nothing. */
const readRaw = ({ values, choice, error }: RawRow, decision: Decision): Read => {
  const chosen = choice && chosenOf(choice, decision)
  const given = { ...values, ...chosen?.values }
  const read = { ...understand(given, decision), values: { ...given, ...decision.corrected } }
  if (error !== undefined) return { ...read, errors: [error], doubts: [] }
  return chosen ? { ...read, doubts: [chosen.doubt, ...read.doubts] } : read
}

/** Checks a row with the rules of the form, so that the preview shows what the server would refuse. */
export const readRow = (raw: RawRow, horizon: Horizon, decision: Decision = UNDECIDED): ReadRow => {
  const { kept, errors: found, ...read } = readRaw(raw, decision)
  const { understood, doubts } = read
  const errors =
    raw.error === undefined ? errorsOf({ kept, understood, errors: found }, horizon) : found
  const isReady = errors.length === 0 && !decision.isLeftOut
  const open = isReady && isOpen(doubts, decision)
  const days = understood.days.filter((day) => dayError(day, horizon) === undefined)
  const submissions = days.map((day) => submissionOf(kept, understood, day))
  return {
    line: raw.line,
    original: raw.original,
    ...read,
    errors,
    decision,
    isOpen: open,
    submissions: isReady && !open ? submissions : [],
  }
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
