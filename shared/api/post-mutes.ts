import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { PostId } from './posts.ts'

const OnePost = z.object({ id: PostId })

export const PostMuteState = z.object({ isMuted: z.boolean() })

export const mutePost = contract({
  id: 'mutePost',
  method: 'POST',
  path: '/api/community/posts/{id}/mute',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'No push about a post, or push again; notifications stay',
  params: OnePost,
  body: z.object({ muted: z.boolean() }),
  response: PostMuteState,
  errors: ['not_found', 'throttled'],
  throttle: 'pushChanges',
})

export const postMuteState = contract({
  id: 'postMuteState',
  method: 'GET',
  path: '/api/community/posts/{id}/mute',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Whether the member gets no push about a post',
  params: OnePost,
  response: PostMuteState,
  errors: [],
})
