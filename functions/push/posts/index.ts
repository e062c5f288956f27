export { mutedPostKey } from './muted-post.items.ts'
export { MUTED_POSTS, mutedPostsPartition } from './muted-post.items.ts'
