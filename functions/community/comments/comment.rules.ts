import type { Blocks } from '#platform/identity/blocks.ts'
import type { CommentItem } from '../items/comment.items.ts'
import type { PostCountersItem } from '../items/post.items.ts'

/** Others see only visible comments; authors also see their own held and removed ones (docs/product/content-moderation.md#status). */
export const maySeeComment = (
  viewerId: string,
  { status, author }: Pick<CommentItem, 'status' | 'author'>,
): boolean => status === undefined || author.id === viewerId

/** A held post is visible to its author only; the counters know that without the text. */
export const isOpenTo = (
  viewerId: string,
  post: PostCountersItem | undefined,
): post is PostCountersItem => post !== undefined && (!post.held || post.authorId === viewerId)

/** A post by a member that the viewer blocks or is blocked by does not exist for the viewer (docs/product/blocking.md). */
export const mayReadUnder = (
  viewerId: string,
  post: PostCountersItem | undefined,
  blocks: Blocks,
): boolean => isOpenTo(viewerId, post) && !blocks.has(post.authorId)
