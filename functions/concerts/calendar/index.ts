export { feedAddressKey, type FeedItem } from './feed.items.ts'
export { feedKey } from './feed.items.ts'
