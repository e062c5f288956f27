import type { FeedFilters } from '#shared/api/concert-calendar.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { put, putNew, remove, type Key, type TransactItem } from '#platform/table/index.ts'

/** The personal calendar of a member. */
export interface FeedItem extends FeedFilters {
  readonly PK: string
  readonly SK: 'CONCERT_FEED'
  readonly secretHash: string
  /** Of the address. */
  readonly createdAt: string
}

/** Finds the member by an address. */
export interface FeedAddressItem {
  readonly PK: string
  readonly SK: 'ADDRESS'
  readonly memberId: string
}

export const feedKey = (memberId: string): Key<FeedItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'CONCERT_FEED',
})

export const feedAddressKey = (secretHash: string): Key<FeedAddressItem> => ({
  PK: `CONCERT_FEED#${secretHash}`,
  SK: 'ADDRESS',
})

type Feed = Omit<FeedItem, 'PK' | 'SK'>

const unchanged = (earlier: Feed | undefined) => ({ secretHash: earlier?.secretHash })

const putFeed = (memberId: string, feed: Feed, earlier: Feed | undefined) => {
  const item = { ...feedKey(memberId), ...feed }
  return earlier ? put<FeedItem>(item, unchanged(earlier)) : putNew<FeedItem>(item)
}

/** Replaces the address of `earlier`, unless another call did since. */
export const replaceFeed = (
  memberId: string,
  feed: Feed,
  earlier: Feed | undefined,
): Record<string, TransactItem | null> => {
  const isKept = earlier?.secretHash === feed.secretHash
  return {
    feed: putFeed(memberId, feed, earlier),
    address: isKept ? null : putNew({ ...feedAddressKey(feed.secretHash), memberId }),
    earlier: !isKept && earlier ? remove(feedAddressKey(earlier.secretHash)) : null,
  }
}

export const removeFeed = (memberId: string, feed: Feed): Record<string, TransactItem> => ({
  feed: remove(feedKey(memberId), unchanged(feed)),
  address: remove(feedAddressKey(feed.secretHash)),
})
