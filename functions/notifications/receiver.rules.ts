import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { itemAt, type Key } from '#platform/table/read-items.ts'
import {
  notificationsKey,
  presentNotifications,
  type NotificationsItem,
} from '../settings/index.ts'

/** What has to be read of somebody before they are told of others. */
export const receiverKeys = (receiverId: string): Key[] => [
  blocksKey(receiverId),
  notificationsKey(receiverId),
]

/** Whether they want to hear of the community, and may meet all of `others` (decision 10). */
export const wantsToHearOf = (
  receiverId: string,
  others: readonly string[],
  items: readonly Key[],
): boolean => {
  const blocks = toBlocks(itemAt(items, blocksKey(receiverId)) as BlocksItem | undefined)
  const settings = itemAt(items, notificationsKey(receiverId)) as NotificationsItem | undefined
  return presentNotifications(settings).community && !others.some((id) => blocks.has(id))
}
