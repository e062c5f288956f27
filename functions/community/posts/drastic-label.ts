import type { DrasticLabel } from '#platform/content/drastic.ts'
import { exists, update, type TransactItem } from '#platform/table/index.ts'
import { pinnedPostKey } from '../items/pin.items.ts'
import { type PostItem, postKey } from '../items/post.items.ts'

const setDrastic = (
  postId: string,
  { isPinned }: PostItem,
  drastic: DrasticLabel | undefined,
): Record<'text' | 'pinned', TransactItem | null> => ({
  text: update(postKey(postId), { set: { drastic }, condition: { entity: 'Post', isPinned } }),
  pinned: isPinned ? update(pinnedPostKey(postId), { set: { drastic }, condition: exists }) : null,
})

/**
 * The age label of a moderator: adults see the post after a tap, minors do not get it (docs/product/age.md). Its
 * author cannot take it back. Fails with `text` when the post is gone or its pin changed since it was read.
 */
export const labelDrasticPost = (postId: string, post: PostItem) =>
  setDrastic(postId, post, 'staff')

/** Takes back the label of a moderator or of the author. Fails as `labelDrasticPost`. */
export const unlabelDrasticPost = (postId: string, post: PostItem) =>
  setDrastic(postId, post, undefined)
