import { hash } from 'node:crypto'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { feedAddressKey, feedKey, type FeedItem } from './feed.items.ts'

/** What is stored of an address, so that a copy of the table opens no calendar. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret)

export const readFeed = (memberId: string): Promise<FeedItem | undefined> =>
  get(feedKey(memberId), { consistent: true })

export interface OwnedFeed {
  readonly memberId: string
  readonly feed: FeedItem
}

/**
 * The calendar at an address. Both reads are consistent, because a revoked address must not work once more.
 * @throws ApiError not_found
 */
export const requireFeedAt = async (secretHash: string): Promise<OwnedFeed> => {
  const address = await get(feedAddressKey(secretHash), { consistent: true })
  if (!address) throw new ApiError('not_found')
  const { memberId } = address
  const feed = await readFeed(memberId)
  // The address outlives an account that was deleted.
  if (feed?.secretHash !== secretHash) throw new ApiError('not_found')
  return { memberId, feed }
}
