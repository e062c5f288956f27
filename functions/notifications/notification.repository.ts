import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import {
  countUnread,
  deleteNotification,
  putNotification,
  uncountUnread,
  type NotificationItem,
  type UnreadCounter,
} from './notification.items.ts'

interface Place {
  readonly receiverId: string
  readonly counter: UnreadCounter
}

/** True when everything was written, false when a condition refused. */
const written = async (items: Readonly<Record<string, TransactItem | null>>): Promise<boolean> => {
  try {
    await transact(items)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/**
 * Writes the notification and counts it, once, and only while its cause holds.
 * A late or repeated event therefore writes nothing.
 */
export const notify = async (
  item: NotificationItem,
  { receiverId, counter }: Place,
  causeHolds: TransactItem,
): Promise<void> => {
  await written({
    cause: causeHolds,
    notification: putNotification(item),
    unread: countUnread(receiverId, counter),
  })
}

/** Takes the notification back, and its count where it was not read yet; only while its cause does not hold. */
export const withdraw = async (
  key: { PK: string; SK: string },
  { receiverId, counter }: Place,
  causeIsGone: TransactItem,
): Promise<void> => {
  const removal = { cause: causeIsGone, notification: deleteNotification(key) }
  if (await written({ ...removal, unread: uncountUnread(receiverId, counter) })) return
  await written(removal)
}
