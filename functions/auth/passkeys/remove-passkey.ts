import { removePasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { deletePasskey } from './passkey.items.ts'

export const handler = endpoint(removePasskey, async ({ memberId, params }) => {
  try {
    await transact(deletePasskey(memberId, params.id))
  } catch (error) {
    throw error instanceof ConditionFailed ? new ApiError('not_found') : error
  }
  return { ok: true as const }
})
