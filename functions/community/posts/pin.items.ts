import { FEED, type PostCountersItem, type PostItem } from './post.items.ts'

/** Sorts above every ULID, so that one Query reads the pinned copies along with the first page. */
const PIN = '~PIN#'

export const pinnedPostKey = (postId: string) => ({ PK: FEED, SK: `${PIN}${postId}#A` }) as const
export const pinnedCountersKey = (postId: string) =>
  ({ PK: FEED, SK: `${PIN}${postId}#N` }) as const

/** Which posts are pinned; its condition holds their number (decision 6: at most 3). */
export const pinsKey = { PK: FEED, SK: '~PINS' } as const

export interface PinsItem {
  readonly PK: typeof FEED
  readonly SK: '~PINS'
  readonly ids?: ReadonlySet<string>
}

export const isPin = (item: { readonly SK: string }): boolean => item.SK.startsWith(PIN)
export const isPins = (item: { readonly SK: string }): boolean => item.SK === pinsKey.SK

/** The copies carry neither entity nor author index: they are no posts of their own. */
export const pinnedCopies = (postId: string, post: PostItem, counters: PostCountersItem) => {
  const { entity: _entity, GSI1PK: _pk, GSI1SK: _sk, ...text } = post
  const { entity: _counters, ...numbers } = counters
  return {
    post: { ...text, ...pinnedPostKey(postId), isPinned: true },
    counters: { ...numbers, ...pinnedCountersKey(postId) },
  }
}
