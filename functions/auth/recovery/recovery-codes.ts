import { recoveryCodes } from '#shared/api/recovery.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { recoveryKey } from './recovery.items.ts'

export const handler = endpoint(recoveryCodes, async ({ memberId }) => {
  const codes = await get(recoveryKey(memberId), { consistent: true })
  return { remaining: codes?.hashes?.size ?? 0, createdAt: codes?.createdAt ?? null }
})
