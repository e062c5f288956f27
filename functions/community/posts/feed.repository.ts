import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { query } from '#platform/table/index.ts'
import {
  feedPartition,
  isPin,
  isPostText,
  postCountersKey,
  postIdOf,
  postKey,
} from '../items/index.ts'
import type { ShownPost, StoredPost } from './post.presenter.ts'

const ITEMS_PER_POST = 2
const PAGE_ITEMS = LIMITS.feedPage * ITEMS_PER_POST
/** The pinned copies and the item that lists them sort above the newest post. */
const HEAD_ITEMS = PAGE_ITEMS + LIMITS.pinnedPosts * ITEMS_PER_POST + 1

export interface FeedPage {
  readonly pinned: readonly ShownPost[]
  readonly posts: readonly ShownPost[]
  readonly nextCursor: string | undefined
}

/** The attributes of `ShownPost`: attributes that are not shown cost CPU to parse. */
const SHOWN_ATTRIBUTES = [
  'SK',
  'author',
  'content',
  'title',
  'linkUrl',
  'mediaUrl',
  'mediaPreviewUrl',
  'mediaType',
  'mediaWidth',
  'mediaHeight',
  'status',
  'statusReason',
  'isPinned',
  'likes',
  'comments',
] as const

/** Pairs each text with its counters, which come first because the feed is read backwards. */
const pair = <Text extends { readonly SK: string }, Counters extends { readonly SK: string }>(
  items: readonly (Text | Counters)[],
): { readonly text: Text; readonly counters: Counters }[] =>
  items.flatMap((item, index) => {
    const before = items[index - 1]
    if (!isPostText(item) || !before || postIdOf(before) !== postIdOf(item)) return []
    return [{ text: item as Text, counters: before as Counters }]
  })

const pairShown = pair<ShownPost['text'], ShownPost['counters']>

const queryFeed = async (cursor: string | undefined): Promise<FeedPage> => {
  const { items, next } = await query(feedPartition, {
    before: cursor,
    newestFirst: true,
    limit: cursor === undefined ? HEAD_ITEMS : PAGE_ITEMS,
    project: SHOWN_ATTRIBUTES,
  })
  const all = pairShown(items.filter((item) => !isPin(item)))
  const posts = all.slice(0, LIMITS.feedPage)
  const last = posts.at(-1)
  const hasMore = next !== undefined || all.length > posts.length
  return {
    pinned: pairShown(items.filter(isPin)),
    posts,
    nextCursor: hasMore && last ? postIdOf(last.text) : undefined,
  }
}

/** The first page is the hottest read and the same for all members: one read a second per function is enough. */
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

/** A page of posts and counters, newest first, before filters of the viewer; the first one with the pinned posts. */
export const readFeed = (cursor: string | undefined): Promise<FeedPage> =>
  cursor === undefined ? readHead() : queryFeed(cursor)

/** One post with its counters, in one Query; undefined when there is none. */
export const readPost = async (
  postId: string,
  consistent = false,
): Promise<StoredPost | undefined> => {
  const { items } = await query(feedPartition, {
    between: [postKey(postId).SK, postCountersKey(postId).SK],
    newestFirst: true,
    consistent,
  })
  return pair<StoredPost['text'], StoredPost['counters']>(items)[0]
}
