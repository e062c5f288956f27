import { ImportedState, type ImportedRow, type ImportResult } from '#shared/api/concert-import.ts'
import type * as z from 'zod/mini'
import { ConcertSubmission, submitConcert } from '#shared/api/concerts.ts'
import { guardBody } from '#platform/content/guard.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { namesAddress } from '../entries/names-address.ts'
import { SimilarGig, type GigState } from '../entries/gig-state.ts'
import { submit, type Submitted } from '../entries/submit.ts'
import { concertIdOf } from '../items/concert.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { importerOf, importIdOf, type ImportItem } from './import.items.ts'

const refused = (message: string): ImportResult => ({ outcome: 'error', concertId: null, message })

const outcomeOf = ({ concert, isNew }: Submitted): ImportResult['outcome'] => {
  if (concert.contentStatus === 'held') return 'held'
  return isNew ? 'new' : 'source'
}

const withoutEmpty = ({ status, movedFrom, sameAs }: ImportedRow) => ({
  ...(status && { status }),
  ...(movedFrom && { movedFrom }),
  ...(sameAs && { sameAs }),
})

const NONE = 'none'

const stateOf = ({ sameAs, ...state }: z.infer<typeof ImportedState>): GigState => ({
  ...state,
  ...(sameAs !== NONE && { sameAs }),
  asks: sameAs === undefined,
})

/** A concert that another member submitted first does not take the state of a row. */
const messageOf = ({ concert }: Submitted, { status }: GigState): string | null =>
  status !== undefined && status !== concert.status ? CONCERT_TEXTS.statusNotYours : null

/** Errors of the row; all others are not the fault of the file. */
const ROW_ERRORS = new Set(['invalid_input', 'conflict'])

/** @throws Error that is no fault of the row */
const resultOf = (error: unknown): ImportResult => {
  if (error instanceof SimilarGig) {
    const { id, time } = error.gig
    return { outcome: 'similar', concertId: id, message: null, time }
  }
  if (error instanceof ApiError && ROW_ERRORS.has(error.code)) return refused(error.message)
  throw error
}

/**
 * Submits one row by the rules of the form: contract, guard, merging. A row that was sent before changes nothing.
 * @throws Error when the row could not be tried
 */
export const importRow = async (row: ImportedRow, item: ImportItem): Promise<ImportResult> => {
  const parsed = ConcertSubmission.safeParse(row)
  if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? '')
  const { data: values } = parsed
  const state = ImportedState.safeParse(withoutEmpty(row))
  if (!state.success) return refused(state.error.issues[0]?.message ?? '')
  if (item.withheld && namesAddress(values)) return refused(CONCERT_TEXTS.addressInName)
  const heldFor = guardBody(submitConcert, values)
  const [memberId, importId] = [importerOf(item), importIdOf(item)]
  const { withheld } = item
  const submission = { memberId, values, heldFor, idempotencyKey: null, importId, withheld }
  try {
    const submitted = await submit({ ...submission, state: stateOf(state.data) })
    return {
      outcome: outcomeOf(submitted),
      concertId: concertIdOf(submitted.concert),
      message: messageOf(submitted, state.data),
    }
  } catch (error) {
    return resultOf(error)
  }
}
