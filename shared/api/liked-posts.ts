import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { contract } from './contract.ts'
import { Post } from './posts.ts'

/** Apart from the likes themselves, which the feed needs at its first visit. */
export const listLikedPosts = contract({
  id: 'listLikedPosts',
  method: 'GET',
  path: '/api/community/liked-posts',
  caller: 'member',
  blocks: { filters: 'userId' },
  summary: 'The posts that the member likes, the newest post first; a page may have gaps',
  query: z.object({ cursor: z.optional(Ulid) }),
  response: z.array(Post),
  errors: [],
  polled: true,
  paged: true,
})
