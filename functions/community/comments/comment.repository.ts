import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks, toHidden, type Blocks } from '#platform/identity/blocks.ts'
import { getMany, query } from '#platform/table/index.ts'
import {
  commentCountersKey,
  commentIdOf,
  commentKey,
  type CommentRef,
  commentRefOf,
  commentsBefore,
  commentsPartition,
  isCommentText,
} from '../items/comment.items.ts'
import { commentLikeKey, commentLikesPartition } from '../items/like.items.ts'
import { type PostCountersItem, postCountersKey } from '../items/post.items.ts'
import type { StoredComment } from './comment.presenter.ts'

const ITEMS_PER_COMMENT = 2
/** One item more than a page shows whether there is a next one. */
const READ_ITEMS = LIMITS.commentPage * ITEMS_PER_COMMENT + 1

export interface CommentPage {
  /** Oldest first. */
  readonly comments: readonly StoredComment[]
  readonly nextCursor: string | undefined
}

/** Attributes that are not shown cost a fifth of the CPU of a page. */
const SHOWN_ATTRIBUTES = [
  'PK',
  'SK',
  'author',
  'content',
  'likes',
  'parent',
  'version',
  'editedAt',
  'status',
  'statusReason',
  'drastic',
] as const

type ShownItem = StoredComment['text'] | NonNullable<StoredComment['counters']>

/** Pairs each text with its counters, which come first because comments are read backwards. */
const pair = (items: readonly ShownItem[]): StoredComment[] =>
  items.flatMap((item, index) => {
    if (!isCommentText(item)) return []
    const before = items[index - 1]
    const isPair = before !== undefined && commentRefOf(before).ulid === commentRefOf(item).ulid
    return [
      {
        text: item as StoredComment['text'],
        counters: isPair ? (before as StoredComment['counters']) : undefined,
      },
    ]
  })

/** The newest comments below the cursor (a comment's own ULID), before filters of the viewer. */
export const readComments = async (
  postId: string,
  cursor: string | undefined,
): Promise<CommentPage> => {
  const { items } = await query(commentsPartition(postId), {
    before: commentsBefore(cursor),
    newestFirst: true,
    limit: READ_ITEMS,
    project: SHOWN_ATTRIBUTES,
  })
  const comments = pair(items).slice(0, LIMITS.commentPage).reverse()
  const [oldest] = comments
  const hasMore = items.length === READ_ITEMS
  return {
    comments,
    nextCursor: hasMore && oldest ? commentRefOf(oldest.text).ulid : undefined,
  }
}

const idOf = ({ text }: StoredComment): string => commentIdOf(commentRefOf(text))

/** Those of these comments (oldest first) that the member likes. Reads nothing when none has likes. */
export const readLikedComments = async (
  memberId: string,
  comments: readonly StoredComment[],
): Promise<ReadonlySet<string>> => {
  const liked = comments.filter(({ counters }) => (counters?.likes ?? 0) > 0).map(idOf)
  const [oldest, newest] = [liked[0], liked.at(-1)]
  if (oldest === undefined || newest === undefined) return new Set()
  const { items } = await query(commentLikesPartition(memberId), { between: [oldest, newest] })
  return new Set(items.map((item) => item.SK))
}

/** The post's counters (with its author and whether it is held) and the viewer's blocked and muted members, in one call. */
export const readPostFor = async (
  memberId: string,
  postId: string,
): Promise<{ post: PostCountersItem | undefined; blocks: Blocks; hidden: Blocks }> => {
  const [post, relations] = await getMany([postCountersKey(postId), blocksKey(memberId)])
  return { post, blocks: toBlocks(relations), hidden: toHidden(relations) }
}

/** One comment, and whether the member likes it. */
export const readComment = async (
  memberId: string,
  ref: CommentRef,
): Promise<{ comment: StoredComment; isLiked: boolean } | undefined> => {
  const [text, counters, like] = await getMany(
    [commentKey(ref), commentCountersKey(ref), commentLikeKey(memberId, commentIdOf(ref))],
    { consistent: true },
  )
  return text && { comment: { text, counters }, isLiked: like !== undefined }
}
