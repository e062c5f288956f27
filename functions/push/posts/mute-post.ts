import { mutePost } from '#shared/api/post-mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { write } from '#platform/table/index.ts'
import { requirePostFor } from '../../community/posts/index.ts'
import { mute, unmute } from './muted-post.items.ts'

export const handler = endpoint(mutePost, async ({ memberId, params: { id }, body: { muted } }) => {
  await requirePostFor(memberId, id)
  await write(muted ? mute(memberId, id) : unmute(memberId, id))
  return { isMuted: muted }
})
