export {
  countOnPost,
  postCountersKey,
  postIdOf,
  postKey,
  type PostCountersItem,
  type PostItem,
} from './post.items.ts'
