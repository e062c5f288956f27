import { removeConcertImport } from '#shared/api/concert-import.ts'
import { rejectionWords } from '#shared/domain/statements/rejection.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { putStatement } from '#platform/content/statement.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, onConditionFailed } from '#platform/table/index.ts'
import { beginUndo, importKey, restartHistory } from './import.items.ts'
import { IMPORT_TEXTS } from '../texts.ts'

const refuse = (): never => {
  throw new ApiError('conflict', IMPORT_TEXTS.alreadyUndone)
}

/** One statement of reasons for all of its concerts (Art. 17 DSA). */
export const handler = endpoint(removeConcertImport, async ({ memberId, role, params, body }) => {
  const { memberId: importerId, id } = params
  if (importerId === memberId) throw new ApiError('conflict', IMPORT_TEXTS.ownUndo)
  const item = await get(importKey(importerId, id), { consistent: true })
  if (!item) throw new ApiError('not_found', IMPORT_TEXTS.gone)
  const statement = putStatement({
    statementId: newId(),
    kind: 'concert',
    targetId: id,
    memberId: importerId,
    measure: 'remove',
    ...rejectionWords({ kind: 'concert', reason: body.reason, term: undefined }),
    excerpt: IMPORT_TEXTS.excerpt(item.gigs + item.held),
    automated: { detection: false, decision: false },
    until: null,
    decidedBy: memberId,
    at: isoNow(),
  })
  const act = {
    ...requireStaff({ memberId, role }),
    act: 'remove',
    kind: 'concert-import',
    objectId: id,
  } as const
  const parts = {
    import: beginUndo(item, 'moderator'),
    history: restartHistory(importerId),
    statement,
  }
  await onConditionFailed(transactAct(act, parts), refuse)
  return { ok: true as const }
})
