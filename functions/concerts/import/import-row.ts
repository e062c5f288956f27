import type { ImportedRow, ImportResult } from '#shared/api/concert-import.ts'
import { ConcertSubmission, submitConcert } from '#shared/api/concerts.ts'
import { guardBody } from '#platform/content/guard.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { submit, type Submitted } from '../entries/index.ts'
import { concertIdOf } from '../items/index.ts'

interface Import {
  readonly memberId: string
  readonly importId: string
}

const refused = (message: string): ImportResult => ({ outcome: 'error', concertId: null, message })

const outcomeOf = ({ concert, isNew }: Submitted): ImportResult['outcome'] => {
  if (concert.contentStatus === 'held') return 'held'
  return isNew ? 'new' : 'source'
}

/** Errors of the row; all others are not the fault of the file. */
const ROW_ERRORS = new Set(['invalid_input', 'conflict'])

/**
 * Submits one row by the rules of the form: contract, guard, merging. A row that was sent before changes nothing.
 * @throws Error when the row could not be tried
 */
export const importRow = async (
  row: ImportedRow,
  { memberId, importId }: Import,
): Promise<ImportResult> => {
  const parsed = ConcertSubmission.safeParse(row)
  if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? '')
  const { data: values } = parsed
  const heldFor = guardBody(submitConcert, values)
  try {
    const submitted = await submit({ memberId, values, heldFor, idempotencyKey: null, importId })
    return {
      outcome: outcomeOf(submitted),
      concertId: concertIdOf(submitted.concert),
      message: null,
    }
  } catch (error) {
    if (error instanceof ApiError && ROW_ERRORS.has(error.code)) return refused(error.message)
    throw error
  }
}
