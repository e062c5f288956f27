import { LIMITS } from '#shared/domain/limits.ts'
import { getItems, queryIndex } from '#platform/table/index.ts'
import {
  authorPartition,
  postAuthorIndex,
  postCountersKey,
  postIdOf,
  postKey,
  postLikeKey,
} from '../items/index.ts'
import type { StoredPost } from './post.presenter.ts'

/** Ids of a member's posts, newest first, and one more when there is a next page. */
const readPostIds = async (authorId: string, cursor: string | undefined): Promise<string[]> => {
  const startAt = cursor && { ...postAuthorIndex(authorId, cursor), ...postKey(cursor) }
  const { items } = await queryIndex(authorPartition(authorId), {
    beginsWith: postAuthorIndex(authorId, '').GSI1SK,
    ...(startAt && { startAt }),
    newestFirst: true,
    limit: LIMITS.userPostsPage + 1,
  })
  return items.map(postIdOf)
}

interface PostsPage {
  readonly posts: readonly (StoredPost & { readonly id: string })[]
  /** Ids of the posts that the viewer likes. */
  readonly liked: ReadonlySet<string>
  readonly nextCursor: string | undefined
}

/** A page of a member's posts, before filters of the viewer. Skips posts deleted since the index was read. */
export const readPostsOf = async (
  authorId: string,
  viewerId: string,
  cursor: string | undefined,
): Promise<PostsPage> => {
  const ids = await readPostIds(authorId, cursor)
  const page = ids.slice(0, LIMITS.userPostsPage)
  const items = await getItems(
    page.flatMap((id) => [postKey(id), postCountersKey(id), postLikeKey(viewerId, id)]),
  )
  const posts = page.flatMap((id) => {
    const text = items.at(postKey(id))
    const counters = items.at(postCountersKey(id))
    return text && counters ? [{ id, text, counters }] : []
  })
  return {
    posts,
    liked: new Set(page.filter((id) => items.at(postLikeKey(viewerId, id)))),
    nextCursor: ids.length > page.length ? page.at(-1) : undefined,
  }
}
