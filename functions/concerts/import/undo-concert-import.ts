import { undoConcertImport } from '#shared/api/concert-import.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, unlessConditionFailed, write } from '#platform/table/index.ts'
import { beginUndo, importKey } from './import.items.ts'
import { IMPORT_TEXTS } from '../texts.ts'
import { isOfToday } from './undo.rules.ts'

/** The effect `work-imports` removes the concerts. A repeated call changes nothing. */
export const handler = endpoint(undoConcertImport, async ({ memberId, params }) => {
  const item = await get(importKey(memberId, params.id), { consistent: true })
  if (!item) throw new ApiError('not_found', IMPORT_TEXTS.gone)
  if (item.undone === undefined) {
    if (!isOfToday(item)) throw new ApiError('conflict', IMPORT_TEXTS.tooLate)
    await unlessConditionFailed(write(beginUndo(item, 'author')))
  }
  return { ok: true as const }
})
