export { findPosts } from './find-posts.ts'
export { postWordItems, type PostWordItem } from './post-word.items.ts'
