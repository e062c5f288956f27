export {
  FRESH_ITEMS,
  feedItemKey,
  freshKey,
  type FeedItem,
  type FreshItem,
} from './feed-item.items.ts'
export { startFeedRun } from './feed-run.ts'
