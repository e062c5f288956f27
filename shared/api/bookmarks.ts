import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { contract } from './contract.ts'
import { Post } from './posts.ts'

const OnePost = z.object({ id: Ulid })

export const BookmarkState = z.object({ isBookmarked: z.boolean() })
export type BookmarkState = z.infer<typeof BookmarkState>

export const bookmarkState = contract({
  id: 'bookmarkState',
  method: 'GET',
  path: '/api/community/posts/{id}/bookmark',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Whether the member bookmarked the post; nobody else learns it',
  params: OnePost,
  response: BookmarkState,
  errors: [],
})

export const bookmarkPost = contract({
  id: 'bookmarkPost',
  method: 'POST',
  path: '/api/community/posts/{id}/bookmark',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'Bookmark a post, or take the bookmark back, which works for every post',
  params: OnePost,
  body: z.object({ bookmarked: z.boolean() }),
  response: BookmarkState,
  errors: ['not_found', 'throttled'],
  throttle: 'likes',
})

export const listBookmarks = contract({
  id: 'listBookmarks',
  method: 'GET',
  path: '/api/community/bookmarks',
  caller: 'member',
  blocks: { filters: 'userId' },
  summary: 'The bookmarked posts of the member, the newest bookmark first; a page may have gaps',
  query: z.object({
    cursor: z.optional(
      z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}-[0-7][0-9A-HJKMNP-TV-Z]{25}$/)),
    ),
  }),
  response: z.array(Post),
  errors: [],
  polled: true,
  paged: true,
})
