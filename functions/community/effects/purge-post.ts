import { effect } from '../../events/index.ts'
import { remove, write } from '#platform/table/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { postIdOf, type PostItem } from '../items/index.ts'
import { removeKeptCounters } from './kept-counters.ts'
import { removeCommentsOn, removeLikesOn } from './removal.repository.ts'

/** Removes the comments and likes of a deleted post. The likes of each comment follow by its own event. */
export const handler = effect<PostItem>(async ({ before }) => {
  if (!before) return
  const postId = postIdOf(before)
  if (before.expiresAt !== undefined) await removeKeptCounters(postId)
  await removeCommentsOn(postId)
  await removeLikesOn(postId)
  await write(remove(heldKey('community-post', postId)))
})
