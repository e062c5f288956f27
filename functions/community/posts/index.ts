export {
  countOnPost,
  postCountersKey,
  postIdOf,
  postKey,
  requirePostCounters,
  type PostCountersItem,
  type PostItem,
} from './post.items.ts'
