import { removePasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { deletePasskey } from './passkey.items.ts'

export const handler = endpoint(removePasskey, async ({ memberId, params }) => {
  await onConditionFailed(transact(deletePasskey(memberId, params.id)), () => {
    throw new ApiError('not_found')
  })
  return { ok: true as const }
})
