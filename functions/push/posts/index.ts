export { MUTED_POSTS, mutedPostsPartition } from './muted-post.items.ts'
