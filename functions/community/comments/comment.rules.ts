import type { Blocks } from '#platform/identity/blocks.ts'
import { type CommentItem, type PostCountersItem } from '../items/index.ts'

/** Decision 26: others see only visible comments, authors their own also while held or once removed. */
export const maySeeComment = (
  viewerId: string,
  { status, author }: Pick<CommentItem, 'status' | 'author'>,
): boolean => status === undefined || author.id === viewerId

/** A held post is there for its author alone; the counters say so without the text. */
export const isOpenTo = (
  viewerId: string,
  post: PostCountersItem | undefined,
): post is PostCountersItem => post !== undefined && (!post.held || post.authorId === viewerId)

/** A post of somebody whom the viewer must not meet is not there for them (decision 10). */
export const mayReadUnder = (
  viewerId: string,
  post: PostCountersItem | undefined,
  blocks: Blocks,
): boolean => isOpenTo(viewerId, post) && !blocks.has(post.authorId)
