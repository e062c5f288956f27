export {
  FRESH,
  feedGuidKey,
  feedItemKey,
  freshKey,
  type FeedItem,
  type FeedItemItem,
  type FreshItem,
} from './feed-item.items.ts'
export { isPaused, startFeedRun, type SourceToRead } from './feed-run.ts'
