import { listUserPosts } from '#shared/api/users.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { endpoint, Page, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { readWrittenPosts } from './author.repository.ts'
import { POST_TEXTS } from './texts.ts'
import { presentPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

/** @throws ApiError not_found also for members who blocked the viewer: they are as if not there */
const requireAuthor = async ({
  memberId,
  params,
  presetBlocks,
}: Request<typeof listUserPosts>): Promise<{ authorId: string; isBlocked: boolean }> => {
  const authorId = await findMemberId(params.id)
  const keys = { author: memberKey(authorId ?? params.id), blocks: blocksKey(memberId) }
  const items = authorId === undefined ? [] : await readItems(Object.values(keys))
  const item = itemAt(items, keys.blocks) as BlocksItem | undefined
  if (authorId === undefined || !itemAt(items, keys.author) || item?.blockedBy?.has(authorId))
    throw new ApiError('not_found', POST_TEXTS.nobody)
  const blocks = toBlocks(item)
  presetBlocks(blocks)
  return { authorId, isBlocked: blocks.has(authorId) }
}

export const handler = endpoint(listUserPosts, async (request) => {
  const { memberId, query } = request
  const { authorId, isBlocked } = await requireAuthor(request)
  if (isBlocked) return []
  const { posts, liked, nextCursor } = await readWrittenPosts(authorId, memberId, query.cursor)
  return new Page(
    posts
      .filter(({ text }) => maySee(memberId, text))
      .map((post) => presentPost(post, liked.has(post.id))),
    nextCursor,
  )
})
