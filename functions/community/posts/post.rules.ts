import type { PostItem } from '../items/post.items.ts'

/** Others see only visible content; authors also see their own held and removed content (docs/product/content-moderation.md#status). */
export const maySee = (
  viewerId: string | undefined,
  text: Pick<PostItem, 'author' | 'status'>,
): boolean => text.status === undefined || text.author.id === viewerId
