import type { ActivityKind, NotificationKind } from '#shared/api/notifications.ts'
import {
  ConditionFailed,
  get,
  getMany,
  putNew,
  remove,
  retry,
  transact,
  update,
  write,
  type Check,
  type Condition,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  byMember,
  type ActivityItem,
  type AnyActivityItem,
  type AuthorlessActivityItem,
} from './notification.items.ts'
import {
  changeUnread,
  earlierCounter,
  nextSequence,
  unreadKey,
  type UnreadChange,
  type UnreadState,
} from './unread.items.ts'
import { areEarlierUnread, isCountedUnread } from './unread.rules.ts'

/** What a change writes beside the unread numbers, all in one transaction. */
export interface Plan {
  readonly seen: UnreadState
  readonly change: UnreadChange
  readonly writes?: Readonly<Record<string, TransactItem | null>>
}

class Overtaken extends Error {}

const execute = (memberId: string, { seen, change, writes }: Plan): Promise<unknown> => {
  const unread = changeUnread(memberId, seen, change)
  return writes ? transact({ ...writes, unread }) : write(unread)
}

/** Some 8 s: a post that a hundred members like at once changes its author's numbers as often. */
const MAX_ATTEMPTS = 60

/**
 * Changes notifications of a member together with the unread numbers. `decide` reads what the change depends on, and
 * is called again when another change came first; undefined when there is nothing to do.
 * Returns false when the check named `cause` failed.
 */
const tryToChange = async (
  memberId: string,
  decide: () => Promise<Plan | undefined>,
): Promise<boolean> => {
  const attempt = async () => {
    const plan = await decide()
    if (!plan) return true
    try {
      await execute(memberId, plan)
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (!error.has('cause')) throw new Overtaken()
      return false
    }
  }
  return retry(attempt, { when: (error) => error instanceof Overtaken, attempts: MAX_ATTEMPTS })
}

/** The same for a change that a failed check named `cause` simply ends. */
export const changeNotifications = async (
  memberId: string,
  decide: () => Promise<Plan | undefined>,
): Promise<void> => {
  await tryToChange(memberId, decide)
}

/** How a removed notification changes the numbers. */
const uncounted = (item: AnyActivityItem, seen: UnreadState): UnreadChange => ({
  kind: item.kind,
  ...(isCountedUnread(item, seen) && { by: -1 }),
  ...(!('sequence' in item) && areEarlierUnread(seen, item.kind) && { earlierBy: -1 }),
})

/** The item as it was read: a batch does not read all items at the same time. */
const asRead = (item: AnyActivityItem): Condition<ActivityItem | AuthorlessActivityItem> => ({
  isRead: 'isRead' in item ? item.isRead : undefined,
})

export type NewActivity = Omit<ActivityItem, 'entity' | 'sequence' | 'isRead' | 'GSI1PK' | 'GSI1SK'>

/**
 * Writes the notification and counts it, once, and only while its cause holds.
 * A late or repeated event therefore writes nothing. Returns false when the cause does not hold.
 */
export const notify = (
  receiverId: string,
  item: NewActivity,
  causeHolds: Check,
): Promise<boolean> =>
  tryToChange(receiverId, async () => {
    const key = item as Key<AnyActivityItem>
    const [seen, existing] = await getMany([unreadKey(receiverId), key], { consistent: true })
    if (existing) return undefined
    const indexed = { ...item, ...byMember(item, item.author, item.authorVersion) }
    return {
      seen,
      change: { kind: item.kind, by: 1 },
      writes: {
        cause: causeHolds,
        notification: putNew({
          ...indexed,
          entity: 'Notification' as const,
          sequence: nextSequence(seen),
        }),
      },
    }
  })

type WithoutNumber<Item> = Item extends unknown
  ? Omit<Item, 'entity' | 'sequence' | 'isRead'>
  : never

export type NewAuthorlessActivity = WithoutNumber<AuthorlessActivityItem>

/** Writes the notification and counts it, once; not when `cause` fails. */
export const notifyWithoutAuthor = async (
  receiverId: string,
  item: NewAuthorlessActivity,
  cause: TransactItem | null = null,
): Promise<void> => {
  await tryToChange(receiverId, async () => {
    const key = item as Key<AnyActivityItem>
    const [seen, existing] = await getMany([unreadKey(receiverId), key], { consistent: true })
    if (existing) return undefined
    return {
      seen,
      change: { kind: item.kind, by: 1 },
      writes: {
        cause,
        notification: putNew({
          ...item,
          entity: 'Notification' as const,
          sequence: nextSequence(seen),
        }),
      },
    }
  })
}

/**
 * Removes the notification, and its count if it is unread; only while its cause does not hold, where one is given.
 * Returns false when it holds.
 */
export const withdraw = (
  receiverId: string,
  key: Key<AnyActivityItem>,
  causeIsGone?: Check,
): Promise<boolean> =>
  tryToChange(receiverId, async () => {
    const [seen, item] = await getMany([unreadKey(receiverId), key], { consistent: true })
    if (!item) return undefined
    return {
      seen,
      change: uncounted(item, seen),
      writes: { cause: causeIsGone ?? null, notification: remove(key, asRead(item)) },
    }
  })

/** Marks all notifications of one kind as read. */
export const markAll = (memberId: string, kind: NotificationKind): Promise<void> =>
  changeNotifications(memberId, async () => {
    const seen = await get(unreadKey(memberId), { consistent: true })
    const count = seen?.[kind] ?? 0
    const earlier = seen?.[earlierCounter(kind)] ?? 0
    if (count === 0 && earlier === 0) return undefined
    return { seen, change: { kind, by: -count, earlierBy: -earlier, isReadUpToNow: true } }
  })

/** Marks some notifications of one kind as read; the others are left out. At most 90 keys. */
export const markActivities = (
  memberId: string,
  kind: ActivityKind,
  keys: readonly Key<AnyActivityItem>[],
): Promise<void> =>
  changeNotifications(memberId, async () => {
    const [seen, ...items] = await getMany([unreadKey(memberId), ...keys], { consistent: true })
    const unread = items.filter(
      (item): item is ActivityItem | AuthorlessActivityItem =>
        item?.kind === kind && isCountedUnread(item, seen),
    )
    const earlier = seen?.comments ?? 0
    if (unread.length === 0 && earlier === 0) return undefined
    const marks = unread.map((item, index) => [
      `notification${index}`,
      update<ActivityItem | AuthorlessActivityItem>(item, {
        set: { isRead: true },
        condition: asRead(item),
      }),
    ])
    return {
      seen,
      change: { kind, by: -unread.length, earlierBy: -earlier },
      ...(unread.length > 0 && {
        writes: Object.fromEntries(marks) as Record<string, TransactItem>,
      }),
    }
  })
