import {
  onConditionFailed,
  putNew,
  transact,
  type Check,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  countUnread,
  deleteNotification,
  uncountUnread,
  type NotificationItem,
  type UnreadCounter,
} from './notification.items.ts'

interface Place {
  readonly receiverId: string
  readonly counter: UnreadCounter
}

/** True when everything was written, false when a condition failed. */
const tryTransact = (items: Readonly<Record<string, TransactItem | null>>): Promise<boolean> =>
  onConditionFailed(
    transact(items).then(() => true),
    () => false,
  )

/**
 * Writes the notification and counts it, once, and only while its cause holds.
 * A late or repeated event therefore writes nothing.
 */
export const notify = async (
  item: NotificationItem,
  { receiverId, counter }: Place,
  causeHolds: Check,
): Promise<void> => {
  await tryTransact({
    cause: causeHolds,
    notification: putNew(item),
    unread: countUnread(receiverId, counter),
  })
}

/** Removes the notification, and its count if it is unread; only while its cause does not hold. */
export const withdraw = async (
  key: Key<NotificationItem>,
  { receiverId, counter }: Place,
  causeIsGone: Check,
): Promise<void> => {
  const removal = { cause: causeIsGone, notification: deleteNotification(key) }
  if (await tryTransact({ ...removal, unread: uncountUnread(receiverId, counter) })) return
  await tryTransact(removal)
}
