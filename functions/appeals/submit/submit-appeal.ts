import { submitAppeal } from '#shared/api/appeals.ts'
import { HOLD } from '#shared/domain/measures.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { exists, check, onConditionFailed, transact } from '#platform/table/index.ts'
import { statementKey } from '../../cases/items/index.ts'
import { putAppeal, type NewAppeal } from '../items/appeal.items.ts'
import { APPEAL_TEXTS } from '../texts.ts'
import {
  isDecidedByPerson,
  isRepeated,
  isTooLate,
  presentOwnAppeal,
  requireStatement,
  type Appealable,
  type ByPerson,
} from './own-appeal.ts'

const appealAgainst = (statement: ByPerson, memberId: string, text: string): NewAppeal => ({
  kind: statement.kind,
  targetId: statement.targetId,
  appealId: newId(),
  subjectId: statement.statementId,
  origin: 'author',
  memberId,
  authorId: memberId,
  measure: statement.measure,
  excerpt: statement.excerpt,
  firstDecidedBy: statement.decidedBy,
  at: isoNow(),
  text,
})

/** @throws ApiError conflict | gone */
const requireOpen = ({ statement, appeal }: Appealable): ByPerson => {
  if (!isDecidedByPerson(statement))
    throw new ApiError(
      'conflict',
      statement.measure === HOLD ? APPEAL_TEXTS.held : APPEAL_TEXTS.dismissed,
    )
  if (appeal && appeal.state !== 'withdrawn') throw new ApiError('conflict', APPEAL_TEXTS.twice)
  if (isTooLate(statement.at)) throw new ApiError('gone', APPEAL_TEXTS.tooLate)
  return statement
}

export const handler = endpoint(submitAppeal, async ({ memberId, params, body }) => {
  const found = await requireStatement(params.id, memberId)
  if (isRepeated(found.appeal, body.text)) return presentOwnAppeal(found)
  const appeal = appealAgainst(requireOpen(found), memberId, body.text)
  await onConditionFailed(
    transact({ ...putAppeal(appeal), statement: check(statementKey(params.id), exists) }),
    (failed) => {
      if (failed.has('statement')) throw new ApiError('not_found', APPEAL_TEXTS.noStatement)
    },
  )
  const stored = await requireStatement(params.id, memberId)
  if (!isRepeated(stored.appeal, body.text)) throw new ApiError('conflict', APPEAL_TEXTS.twice)
  return presentOwnAppeal(stored)
})
