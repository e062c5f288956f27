import { renamePasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, writeAndGetNew } from '#platform/table/index.ts'
import { setPasskeyName } from './passkey.items.ts'
import { presentPasskey } from './passkey.presenter.ts'

export const handler = endpoint(renamePasskey, async ({ memberId, params, body }) => {
  const rename = setPasskeyName(memberId, params.id, body.name)
  const passkey = await onConditionFailed(writeAndGetNew(rename), () => {
    throw new ApiError('not_found')
  })
  return presentPasskey(passkey)
})
