export { newPost } from './new-post.ts'
export { pinnedCountersKey, pinnedPostKey } from './pin.items.ts'
export {
  authorPartition,
  countOnPost,
  isPostText,
  postCountersKey,
  postIdOf,
  postIsStill,
  postKey,
  requirePostCounters,
  type PostCountersItem,
  type PostItem,
} from './post.items.ts'
export { rejectPost, releasePost } from './post-decision.ts'
export { presentPost, type StoredPost } from './post.presenter.ts'
export { maySee } from './post.rules.ts'
