import type { ImportedRow } from '#shared/api/concert-import.ts'
import { ConcertSubmission } from '#shared/api/concerts.ts'
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

/** A row of the file, before it is checked. */
export interface RawRow {
  readonly line: number
  readonly original: string
  readonly values: Values
  readonly error?: string
}

const NOON = '12:00'

const submissionOf = (kept: Values, understood: Understood): ImportedRow => {
  const { date, time, country, status, movedFrom, bandName, venue, city } = understood
  const given = SENT_FIELDS.flatMap((field) =>
    (kept[field] ?? '') === '' ? [] : [[field, kept[field] ?? ''] as const],
  )
  return {
    ...Object.fromEntries(given),
    bandName,
    venue,
    city,
    country,
    date: date === '' ? '' : `${date}T${time ?? NOON}`,
    time,
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
  { understood, kept, errors }: Understanding,
  submission: ImportedRow,
  horizon: Horizon,
): readonly string[] => {
  const late = dayError(understood.date, horizon)
  return [
    ...errors,
    ...(late === undefined ? [] : [late]),
    ...issuesOf(submission, (kept.date ?? '') !== ''),
  ]
}

/** Checks a row with the rules of the form, so that the preview shows what the server would refuse. */
export const readRow = (
  { line, original, values: given, error }: RawRow,
  horizon: Horizon,
  decision: Decision = UNDECIDED,
): ReadRow => {
  const understanding = understand(given, decision)
  const { understood, kept } = understanding
  const submission = submissionOf(kept, understood)
  const errors = error === undefined ? errorsOf(understanding, submission, horizon) : [error]
  const doubts = error === undefined ? understanding.doubts : []
  const isReady = errors.length === 0 && !decision.isLeftOut
  const open = isReady && isOpen(doubts, decision)
  return {
    line,
    original,
    values: { ...given, ...decision.corrected },
    understood,
    errors,
    doubts,
    decision,
    isOpen: open,
    submissions: isReady && !open ? [submission] : [],
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
