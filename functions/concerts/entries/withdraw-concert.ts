import { withdrawConcert } from '#shared/api/concerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { withdraw } from './withdraw.ts'

export const handler = endpoint(withdrawConcert, async ({ memberId, params }) => {
  await withdraw(params.id, memberId)
  return { ok: true as const }
})
