export { FRESH_ITEMS, feedItemKey, freshKey, type FeedItem } from './feed-item.items.ts'
export { startFeedRun } from './feed-run.ts'
