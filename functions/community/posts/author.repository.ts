import { LIMITS } from '#shared/domain/limits.ts'
import { queryIndex } from '#platform/table/index.ts'
import { authorPartition, postAuthorIndex, postIdOf, postKey } from '../items/post.items.ts'
import { readPostsWithLikes, type LikedPosts } from './post.repository.ts'

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

interface PostsPage extends LikedPosts {
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
  return {
    ...(await readPostsWithLikes(viewerId, page)),
    nextCursor: ids.length > page.length ? page.at(-1) : undefined,
  }
}
