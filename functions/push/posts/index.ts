export { mutedPostKey } from './muted-post.items.ts'
