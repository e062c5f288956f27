import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { appealEndsAt } from '#shared/domain/appeals.ts'
import { HOLD, type Measure } from '#shared/domain/measures.ts'
import { statementKey, type StatementItem } from '../../cases/items/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { presentAppeal } from '../appeal.presenter.ts'
import { appealKey, type AppealItem } from '../items/appeal.items.ts'
import { APPEAL_TEXTS } from '../texts.ts'

export interface Appealable {
  readonly statement: StatementItem
  readonly appeal: AppealItem | undefined
}

/** Statements of others do not exist for the caller. @throws ApiError not_found */
export const requireStatement = async (id: string, memberId: string): Promise<Appealable> => {
  const keys = [statementKey(id), appealKey({ subjectId: id })] as const
  const [statement, appeal] = await getMany(keys, { consistent: true })
  if (statement?.memberId !== memberId) throw new ApiError('not_found', APPEAL_TEXTS.noStatement)
  return { statement, appeal }
}

/** @param decidedAt ISO 8601 */
export const isTooLate = (decidedAt: string): boolean =>
  now() >= Date.parse(appealEndsAt(decidedAt))

/** A lost answer makes clients send the same text again. */
export const isRepeated = (appeal: AppealItem | undefined, text: string): boolean =>
  appeal !== undefined && appeal.state !== 'withdrawn' && appeal.text === text

export type ByPerson = StatementItem & { readonly measure: Measure; readonly decidedBy: string }

/** The author objects to a hold in the queue of moderators (docs/product/appeals.md#holds-of-the-guard). */
export const isDecidedByPerson = (statement: StatementItem): statement is ByPerson =>
  statement.measure !== 'dismiss' && statement.measure !== HOLD && statement.decidedBy !== undefined

/** What the appellant reads. @param isPossible whether there is a decision that allows one */
export const ownAppealOf = (
  appeal: AppealItem | undefined,
  { decidedAt, isPossible }: { readonly decidedAt: string; readonly isPossible: boolean },
): OwnAppeal => ({
  appeal: appeal ? presentAppeal(appeal) : null,
  endsAt: appealEndsAt(decidedAt),
  mayAppeal:
    isPossible && !isTooLate(decidedAt) && (appeal === undefined || appeal.state === 'withdrawn'),
})

export const presentOwnAppeal = ({ statement, appeal }: Appealable): OwnAppeal =>
  ownAppealOf(appeal, {
    decidedAt: statement.at,
    isPossible: isDecidedByPerson(statement),
  })
