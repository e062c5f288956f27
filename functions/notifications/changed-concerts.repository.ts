import { LIMITS } from '#shared/domain/limits.ts'
import { get, getMany, putNew, update, type Key } from '#platform/table/index.ts'
import type { Notice } from '../concerts/alerts/index.ts'
import { toldChanges, toldChangesKey, type ToldChangesItem } from './notice-share.items.ts'
import { activityKey, type ConcertActivityItem } from './notification.items.ts'
import { changeNotifications, type Plan } from './notification.repository.ts'
import { nextSequence, unreadKey, type UnreadState } from './unread.items.ts'
import { isCountedUnread } from './unread.rules.ts'

type Item = ConcertActivityItem

const keyOf = (memberId: string, id: string): Key<Item> => activityKey(memberId, id) as Key<Item>

/** The last notification of the day says what holds now, and is unread again. No push follows. */
const replaced = (item: Item, seen: UnreadState, { concert }: Notice): Plan => ({
  seen,
  change: { kind: 'concert', by: isCountedUnread(item, seen) ? 0 : 1 },
  writes: {
    notification: update<Item>(item, {
      set: { concert, sequence: nextSequence(seen) },
      remove: ['isRead'],
      condition: { sequence: item.sequence, isRead: item.isRead },
    }),
  },
})

const added = (key: Key<Item>, seen: UnreadState, { concert }: Notice): Plan => ({
  seen,
  change: { kind: 'concert', by: 1 },
  writes: {
    notification: putNew<Item>({
      ...key,
      entity: 'Notification',
      kind: 'concert',
      concert,
      sequence: nextSequence(seen),
    }),
  },
})

const isFull = (told: ToldChangesItem | undefined): told is ToldChangesItem =>
  told !== undefined && told.count >= LIMITS.changeNoticesOfConcert

/** The last notification of a full day; undefined while there is room for one more. */
const readLast = async (
  memberId: string,
  told: ToldChangesItem | undefined,
): Promise<Item | undefined> =>
  isFull(told) ? get(keyOf(memberId, told.lastId), { consistent: true }) : undefined

/** On a full day, only a version later than the last one that the member was notified of. */
const isNews = (told: ToldChangesItem | undefined, { version = 0 }: Notice): boolean =>
  !isFull(told) || version > told.version

const after = (
  told: ToldChangesItem | undefined,
  { id, version = 0 }: Notice,
): Pick<ToldChangesItem, 'count' | 'lastId' | 'version'> => ({
  count: (told?.count ?? 0) + 1,
  lastId: id,
  version: Math.max(version, told?.version ?? 0),
})

/**
 * Notifies a member of a change of a marked concert. The first of a day are a notification each; further ones replace what
 * the last one says, so that nobody fills the lists of others by changing a concert to and fro.
 */
export const notifyOfChange = (memberId: string, notice: Notice): Promise<void> => {
  const key = keyOf(memberId, notice.id)
  const toldKey = toldChangesKey(memberId, notice.concert.id)
  return changeNotifications(memberId, async () => {
    const keys = [unreadKey(memberId), key, toldKey] as const
    const [seen, existing, told] = await getMany(keys, { consistent: true })
    if (existing || !isNews(told, notice)) return undefined
    const last = await readLast(memberId, told)
    const { writes, ...plan } = last ? replaced(last, seen, notice) : added(key, seen, notice)
    const next = { ...after(told, notice), ...(last && told && { lastId: told.lastId }) }
    return { ...plan, writes: { ...writes, told: toldChanges(toldKey, told, next) } }
  })
}
