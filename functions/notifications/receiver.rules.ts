import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks, toHidden } from '#platform/identity/blocks.ts'
import type { ItemSet, Key } from '#platform/table/index.ts'
import { notificationsKey, presentNotifications } from '../settings/index.ts'

/** The items that `acceptsNotificationsFrom` needs. */
export const receiverKeys = (receiverId: string): Key[] => [
  blocksKey(receiverId),
  notificationsKey(receiverId),
]

/**
 * Whether community notifications are on, no block exists with any of `others`, and the first of them, who acts, is not
 * muted (docs/product/blocking.md).
 */
export const acceptsNotificationsFrom = (
  receiverId: string,
  others: readonly string[],
  items: ItemSet,
): boolean => {
  const relations = items.at(blocksKey(receiverId))
  const blocks = toBlocks(relations)
  const settings = items.at(notificationsKey(receiverId))
  const isMuted = relations?.muted?.has(others[0] ?? '') ?? false
  return (
    presentNotifications(settings).community && !isMuted && !others.some((id) => blocks.has(id))
  )
}

/** The items that `hearsOfChangesBy` needs. */
export const blockKeys = (receiverId: string): Key[] => [blocksKey(receiverId)]

/** Whether a member is notified when the submitter changes a marked concert: not across a block. */
export const hearsOfChangesBy = (
  receiverId: string,
  submitterId: string,
  items: ItemSet,
): boolean => !toBlocks(items.at(blocksKey(receiverId))).has(submitterId)

/** The same for news that a member submitted: whether 'Inhalte' is on, and the submitter neither blocked nor muted. */
export const wantsNewsFrom = (receiverId: string, submitterId: string, items: ItemSet): boolean =>
  presentNotifications(items.at(notificationsKey(receiverId))).content &&
  !toHidden(items.at(blocksKey(receiverId))).has(submitterId)
