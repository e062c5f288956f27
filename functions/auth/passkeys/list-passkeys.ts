import { listPasskeys } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { findPasskeys } from './passkey.repository.ts'

export const handler = endpoint(listPasskeys, async ({ memberId }) =>
  (await findPasskeys(memberId)).map(presentPasskey),
)
