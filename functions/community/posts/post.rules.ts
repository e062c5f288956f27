import type { PostItem } from './post.items.ts'

/** Decision 26: others see only visible content, authors their own held content too. */
export const maySee = (viewerId: string, text: Pick<PostItem, 'author' | 'status'>): boolean =>
  text.status === undefined || (text.status === 'held' && text.author.id === viewerId)
