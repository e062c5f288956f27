import { ownReportKey, statementKey, type StatementItem } from '../../cases/items/index.ts'
import { ownsBand } from '../../cases/queue/index.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { appealKey, parseAppealId, type AppealItem } from '../items/index.ts'
import { APPEAL_TEXTS } from '../texts.ts'
import { refusalOf, type Refusal } from './refusal.rules.ts'

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
  const [reported] = await getMany([ownReportKey(callerId, appeal)], { consistent: true })
  const isReporter = reported !== undefined && statement.caseId !== undefined
  return {
    appeal,
    statement,
    refusal:
      refusalOf(appeal, callerId) ??
      (isReporter ? 'reporter' : null) ??
      ((await ownsBand(callerId, appeal)) ? 'own' : null),
  }
}
