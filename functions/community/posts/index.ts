export { pinnedCountersKey, pinnedPostKey } from './pin.items.ts'
export {
  authorPartition,
  countOnPost,
  isPostText,
  postCountersKey,
  postIdOf,
  postKey,
  requirePostCounters,
  type PostCountersItem,
  type PostItem,
} from './post.items.ts'
