import { changeThread } from '#shared/api/threads.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requireSide } from './settle-side.ts'

export const handler = endpoint(changeThread, async ({ memberId, params, body }) => {
  await requireSide(memberId, params.id, { isMuted: body.muted, markUnread: body.unread })
  return { ok: true as const }
})
