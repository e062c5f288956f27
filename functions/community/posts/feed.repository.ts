import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import {
  FEED,
  isPin,
  isPostText,
  type PostCountersItem,
  postIdOf,
  type PostItem,
} from '../items/index.ts'
import type { ShownPost, StoredPost } from './post.presenter.ts'

const ITEMS_PER_POST = 2
const PAGE_ITEMS = LIMITS.feedPage * ITEMS_PER_POST
/** The pinned copies and the item that lists them stand above the newest post. */
const HEAD_ITEMS = PAGE_ITEMS + LIMITS.pinnedPosts * ITEMS_PER_POST + 1

export interface FeedPage {
  readonly pinned: readonly ShownPost[]
  readonly posts: readonly ShownPost[]
  readonly nextCursor: string | undefined
}

/** What is not read need not be parsed: the attributes of `ShownPost`. */
const SHOWN_ATTRIBUTES = {
  ProjectionExpression:
    'SK, author, content, title, linkUrl, mediaUrl, mediaPreviewUrl, mediaType, mediaWidth, mediaHeight, #status, statusReason, isPinned, likes, comments',
  ExpressionAttributeNames: { '#status': 'status' },
} as const

/** Counters come before their text, because the feed is read backwards. */
const pair = <Text extends { readonly SK: string }, Counters extends { readonly SK: string }>(
  items: readonly (Text | Counters)[],
): { readonly text: Text; readonly counters: Counters }[] =>
  items.flatMap((item, index) => {
    const before = items[index - 1]
    if (!isPostText(item) || !before || postIdOf(before) !== postIdOf(item)) return []
    return [{ text: item as Text, counters: before as Counters }]
  })

const queryFeed = async (cursor: string | undefined): Promise<FeedPage> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      ...SHOWN_ATTRIBUTES,
      KeyConditionExpression: cursor === undefined ? 'PK = :feed' : 'PK = :feed AND SK < :cursor',
      ExpressionAttributeValues: {
        ':feed': FEED,
        ...(cursor === undefined ? {} : { ':cursor': cursor }),
      },
      ScanIndexForward: false,
      Limit: cursor === undefined ? HEAD_ITEMS : PAGE_ITEMS,
    }),
  )
  const items = Items as (ShownPost['text'] | ShownPost['counters'])[]
  const all = pair<ShownPost['text'], ShownPost['counters']>(items.filter((item) => !isPin(item)))
  const posts = all.slice(0, LIMITS.feedPage)
  const last = posts.at(-1)
  const hasMore = LastEvaluatedKey !== undefined || all.length > posts.length
  return {
    pinned: pair<ShownPost['text'], ShownPost['counters']>(items.filter(isPin)),
    posts,
    nextCursor: hasMore && last ? postIdOf(last.text) : undefined,
  }
}

/** The head is the hottest read of the product and the same for everybody: one read a second per function is enough. */
const HEAD_FRESH_MS = 1000
let head: { readonly page: Promise<FeedPage>; readonly until: number } | undefined

export const forgetHead = (): void => {
  head = undefined
}

const readHead = (): Promise<FeedPage> => {
  if (head && head.until > now()) return head.page
  const page = queryFeed(undefined)
  head = { page, until: now() + HEAD_FRESH_MS }
  page.catch(forgetHead)
  return page
}

/** A page of posts and counters, newest first, before anybody's filters; the first one with the pinned posts. */
export const readFeed = (cursor: string | undefined): Promise<FeedPage> =>
  cursor === undefined ? readHead() : queryFeed(cursor)

/** One post with its counters, in one Query; undefined when there is none. */
export const readPost = async (
  postId: string,
  consistent = false,
): Promise<StoredPost | undefined> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :feed AND SK BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':feed': FEED, ':first': `${postId}#A`, ':last': `${postId}#N` },
      ScanIndexForward: false,
      ConsistentRead: consistent,
    }),
  )
  return pair<PostItem, PostCountersItem>(Items as (PostItem | PostCountersItem)[])[0]
}
