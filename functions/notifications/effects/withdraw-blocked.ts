import { effect } from '../../events/index.ts'
import type { BlocksItem } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { withdrawAllAbout } from '../blocked.repository.ts'

/** Withdraws the notifications about members that the receiver must not meet any more. */
export const handler = effect<BlocksItem>(async ({ before, after }) => {
  if (!after) return
  const earlier = toBlocks(before ?? undefined)
  const receiverId = after.PK.slice('VIEWER#'.length)
  for (const otherId of toBlocks(after)) {
    if (!earlier.has(otherId)) await withdrawAllAbout(receiverId, otherId)
  }
})
