import type { PostItem } from '../items/index.ts'

/** Decision 26: others see only visible content, authors also what is held or was removed, with the reason. */
export const maySee = (viewerId: string, text: Pick<PostItem, 'author' | 'status'>): boolean =>
  text.status === undefined || text.author.id === viewerId
