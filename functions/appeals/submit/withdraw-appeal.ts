import { withdrawAppeal } from '#shared/api/appeals.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentOwnAppeal, requireStatement } from './own-appeal.ts'
import { withdraw } from './withdrawal.ts'

export const handler = endpoint(withdrawAppeal, async ({ memberId, params }) => {
  const found = await requireStatement(params.id, memberId)
  return presentOwnAppeal({ ...found, appeal: await withdraw(found.appeal) })
})
