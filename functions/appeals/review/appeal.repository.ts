import { ownReportKey, statementKey, type StatementItem } from '../../cases/items/index.ts'
import { ownsBand } from '../../content-kinds/parties/index.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { appealKey, parseAppealId, type AppealItem } from '../items/appeal.items.ts'
import { APPEAL_TEXTS } from '../texts.ts'
import { findRefusal, type Refusal } from './refusal.rules.ts'

/** Why somebody may not decide; null when they may. */
const refusalFor = async (
  appeal: AppealItem,
  statement: StatementItem,
  memberId: string,
): Promise<Refusal | null> => {
  const known = findRefusal(appeal, memberId)
  if (known !== null) return known
  const [reported] = await getMany([ownReportKey(memberId, appeal)], { consistent: true })
  if (reported !== undefined && statement.caseId !== undefined) return 'reporter'
  return (await ownsBand(memberId, appeal)) ? 'own' : null
}

/** Whether none of the staff may decide, also not because of what they reported or own. */
export const lacksDecider = async (
  { appeal, statement }: Pick<Found, 'appeal' | 'statement'>,
  staff: ReadonlySet<string>,
): Promise<boolean> => {
  for (const memberId of staff)
    if ((await refusalFor(appeal, statement, memberId)) === null) return false
  return true
}

export interface Found {
  readonly appeal: AppealItem
  readonly statement: StatementItem
  readonly refusal: Refusal | null
}

/** @throws ApiError not_found */
export const requireAppeal = async (id: string, callerId: string): Promise<Found> => {
  const ref = parseAppealId(id)
  const keys = [appealKey(ref), statementKey(ref.subjectId)] as const
  const [appeal, statement] = await getMany(keys, { consistent: true })
  if (!statement || appeal?.subjectId !== ref.subjectId)
    throw new ApiError('not_found', APPEAL_TEXTS.gone)
  return { appeal, statement, refusal: await refusalFor(appeal, statement, callerId) }
}
