import { deleteThread } from '#shared/api/threads.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requireSide } from './settle-side.ts'

export const handler = endpoint(deleteThread, async ({ memberId, params }) => {
  await requireSide(memberId, params.id, { clear: true })
  return { ok: true as const }
})
