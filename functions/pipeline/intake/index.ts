export {
  FRESH,
  feedItemKey,
  freshKey,
  type FeedItem,
  type FeedItemItem,
  type FreshItem,
} from './feed-item.items.ts'
export { startFeedRun } from './feed-run.ts'
