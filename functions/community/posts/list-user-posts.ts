import { listUserPosts } from '#shared/api/users.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getMany, queryIndex } from '#platform/table/index.ts'
import { POST_TEXTS } from '../texts.ts'
import { presentPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'
import { LIMITS } from '#shared/domain/limits.ts'
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
const readPostsOf = async (
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

/** @throws ApiError not_found for missing members and for members who blocked the viewer */
const requireAuthor = async ({
  memberId,
  params,
  presetBlocks,
}: Request<typeof listUserPosts>): Promise<{ authorId: string; isBlocked: boolean }> => {
  const authorId = await findMemberId(params.id)
  const notFound = new ApiError('not_found', POST_TEXTS.nobody)
  if (authorId === undefined) throw notFound
  const [author, item] = await getMany([memberKey(authorId), blocksKey(memberId)])
  if (!author || item?.blockedBy?.has(authorId)) throw notFound
  const blocks = toBlocks(item)
  presetBlocks(blocks)
  return { authorId, isBlocked: blocks.has(authorId) }
}

export const handler = endpoint(listUserPosts, async (request) => {
  const { memberId, query } = request
  const { authorId, isBlocked } = await requireAuthor(request)
  if (isBlocked) return []
  const { posts, liked, nextCursor } = await readPostsOf(authorId, memberId, query.cursor)
  return new Page(
    posts
      .filter(({ text }) => maySee(memberId, text))
      .map((post) => presentPost(post, liked.has(post.id))),
    nextCursor,
  )
})
