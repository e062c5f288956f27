import { MAX_AUDIT_DAYS } from '#shared/domain/audit.ts'
import { monthOf } from '#platform/audit/index.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { AUDIT_TEXTS } from '../texts.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 30
const MONTHS = 12

/** Days in Berlin, both included. */
export interface AuditRange {
  readonly from: string
  readonly to: string
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** @throws ApiError invalid_input when the days are in the wrong order, or too many */
export const parseRange = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  nowMs: number,
): AuditRange => {
  const last = to ?? berlinDay(nowMs)
  const first = from ?? shifted(last, 1 - DEFAULT_DAYS)
  if (first > last) throw new ApiError('invalid_input', AUDIT_TEXTS.reversed)
  if (Date.parse(last) - Date.parse(first) >= MAX_AUDIT_DAYS * DAY_MS)
    throw new ApiError('invalid_input', AUDIT_TEXTS.tooLong(MAX_AUDIT_DAYS))
  return { from: first, to: last }
}

/** The months of a range, the newest first; at most 13. */
export const listMonths = ({ from, to }: AuditRange): string[] => {
  const [first, last] = [from, to].map((day) => {
    const [year = 0, month = 1] = monthOf(day).split('-').map(Number)
    return year * MONTHS + month - 1
  })
  const count = (last ?? 0) - (first ?? 0) + 1
  return Array.from({ length: count }, (_, index) => {
    const month = (last ?? 0) - index
    const number = String((month % MONTHS) + 1).padStart(2, '0')
    return `${String(Math.floor(month / MONTHS)).padStart(4, '0')}-${number}`
  })
}
