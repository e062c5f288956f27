import { postMuteState } from '#shared/api/post-mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { mutedPostKey } from './muted-post.items.ts'

export const handler = endpoint(postMuteState, async ({ memberId, params }) => {
  const muted = await get(mutedPostKey(memberId, params.id), { consistent: true })
  return { isMuted: muted !== undefined }
})
