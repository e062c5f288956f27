import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import { env } from '#platform/runtime/env.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import {
  type CommentCountersItem,
  commentCountersKey,
  commentIdOf,
  type CommentItem,
  commentKey,
  commentLikeKey,
  commentLikesPartition,
  type CommentRef,
  commentRefOf,
  commentsBefore,
  commentsPartition,
  isCommentText,
  type PostCountersItem,
  postCountersKey,
} from '../items/index.ts'
import type { StoredComment } from './comment.presenter.ts'

const ITEMS_PER_COMMENT = 2
/** One item more than a page tells whether there is another one. */
const READ_ITEMS = LIMITS.commentPage * ITEMS_PER_COMMENT + 1

export interface CommentPage {
  /** Oldest first. */
  readonly comments: readonly StoredComment[]
  readonly nextCursor: string | undefined
}

/** What is not read need not be parsed: a fifth less CPU for a page. */
const SHOWN_ATTRIBUTES = {
  ProjectionExpression: 'PK, SK, author, content, likes, #status, statusReason',
  ExpressionAttributeNames: { '#status': 'status' },
} as const

type Stored = StoredComment['text'] | NonNullable<StoredComment['counters']>

/** Counters come before their text, because a post is read from its newest comment backwards. */
const pair = (items: readonly Stored[]): StoredComment[] =>
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

/** The newest comments before the cursor (a comment's own ULID), before anybody's filters. */
export const readComments = async (
  postId: string,
  cursor: string | undefined,
): Promise<CommentPage> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :post AND SK < :before',
      ...SHOWN_ATTRIBUTES,
      ExpressionAttributeValues: {
        ':post': commentsPartition(postId).PK,
        ':before': commentsBefore(cursor),
      },
      ScanIndexForward: false,
      Limit: READ_ITEMS,
    }),
  )
  const comments = pair(Items as Stored[])
    .slice(0, LIMITS.commentPage)
    .reverse()
  const [oldest] = comments
  const hasMore = Items.length === READ_ITEMS
  return {
    comments,
    nextCursor: hasMore && oldest ? commentRefOf(oldest.text).ulid : undefined,
  }
}

const idOf = ({ text }: StoredComment): string => commentIdOf(commentRefOf(text))

/** Which of these comments, oldest first, have the member's horns; nothing is read when none has any. */
export const readLikedComments = async (
  memberId: string,
  comments: readonly StoredComment[],
): Promise<ReadonlySet<string>> => {
  const liked = comments.filter(({ counters }) => (counters?.likes ?? 0) > 0).map(idOf)
  const [oldest] = liked
  if (oldest === undefined) return new Set()
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :viewer AND SK BETWEEN :oldest AND :newest',
      ExpressionAttributeValues: {
        ':viewer': commentLikesPartition(memberId).PK,
        ':oldest': oldest,
        ':newest': liked.at(-1),
      },
    }),
  )
  return new Set((Items as Key[]).map((item) => item.SK))
}

/** The post's counters (with its author and whether it is held) and whom the viewer must not meet, in one call. */
export const readPostFor = async (
  memberId: string,
  postId: string,
): Promise<{ post: PostCountersItem | undefined; blocks: Blocks }> => {
  const keys = { post: postCountersKey(postId), blocks: blocksKey(memberId) }
  const items = await readItems([keys.post, keys.blocks])
  return {
    post: itemAt(items, keys.post) as PostCountersItem | undefined,
    blocks: toBlocks(itemAt(items, keys.blocks) as BlocksItem | undefined),
  }
}

/** One comment with the member's own horns on it. */
export const readComment = async (
  memberId: string,
  ref: CommentRef,
): Promise<{ comment: StoredComment; isLiked: boolean } | undefined> => {
  const keys = {
    text: commentKey(ref),
    counters: commentCountersKey(ref),
    like: commentLikeKey(memberId, commentIdOf(ref)),
  }
  const items = await readItems(Object.values(keys), { consistent: true })
  const text = itemAt(items, keys.text) as CommentItem | undefined
  if (!text) return undefined
  const counters = itemAt(items, keys.counters) as CommentCountersItem | undefined
  return { comment: { text, counters }, isLiked: itemAt(items, keys.like) !== undefined }
}
