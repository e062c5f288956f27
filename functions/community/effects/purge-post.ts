import { effect } from '../../events/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { postIdOf, type PostItem } from '../items/index.ts'
import { removeCommentsOn, removeItem, removeLikesOn } from './removal.repository.ts'

/** Comments and horns go after their post; each comment then takes its own horns along, by event. */
export const handler = effect<PostItem>(async ({ before }) => {
  if (!before) return
  const postId = postIdOf(before)
  await removeCommentsOn(postId)
  await removeLikesOn(postId)
  await removeItem(heldKey('community-post', postId))
})
