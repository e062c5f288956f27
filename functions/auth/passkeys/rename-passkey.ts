import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { renamePasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { db } from '#platform/table/table.ts'
import { renamePasskeyInput, type PasskeyItem } from './passkey.items.ts'
import { presentPasskey } from './passkey.presenter.ts'

const refusal = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'
    ? new ApiError('not_found')
    : error

export const handler = endpoint(renamePasskey, async ({ memberId, params, body }) => {
  try {
    const input = renamePasskeyInput(memberId, params.id, body.name)
    const { Attributes } = await db.send(new UpdateCommand(input))
    return presentPasskey(Attributes as PasskeyItem)
  } catch (error) {
    throw refusal(error)
  }
})
