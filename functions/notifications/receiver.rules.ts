import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import type { ItemSet, Key } from '#platform/table/index.ts'
import { notificationsKey, presentNotifications } from '../settings/index.ts'

/** The items that `acceptsNotificationsFrom` needs. */
export const receiverKeys = (receiverId: string): Key[] => [
  blocksKey(receiverId),
  notificationsKey(receiverId),
]

/** Whether community notifications are on and no block exists with any of `others` (docs/product/blocking.md). */
export const acceptsNotificationsFrom = (
  receiverId: string,
  others: readonly string[],
  items: ItemSet,
): boolean => {
  const blocks = toBlocks(items.at(blocksKey(receiverId)))
  const settings = items.at(notificationsKey(receiverId))
  return presentNotifications(settings).community && !others.some((id) => blocks.has(id))
}
