import type { NotifiedConcert } from '#shared/api/notifications.ts'
import {
  ConditionFailed,
  expression,
  get,
  retry,
  update,
  write,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import { activityKey, type ConcertActivityItem } from './notification.items.ts'
import { notifyWithoutAuthor, withdraw } from './notification.repository.ts'

/** The notification of one import for one member. */
interface ImportNotice {
  readonly memberId: string
  readonly importId: string
}

/** More would not fit into an item; the number that members read stays at this. */
const MAX_IMPORTED = 5000

const keyOf = ({ memberId, importId }: ImportNotice): Key<ConcertActivityItem> =>
  activityKey(memberId, importId) as Key<ConcertActivityItem>

type Item = ConcertActivityItem

const change = (item: Item, set: Partial<Pick<Item, 'imported' | 'concert'>>): Promise<unknown> =>
  write(
    update<ConcertActivityItem>(item, {
      set,
      condition: expression`size(imported) = ${item.imported?.length ?? 0}`,
    }),
  )

/** Concurrent events of one import change the same notification. */
const persistently = (attempt: () => Promise<unknown>): Promise<unknown> =>
  retry(attempt, { when: (error) => error instanceof ConditionFailed, attempts: 60 })

/**
 * Tells a member of a new concert; those of one import are one notification, which counts as unread once.
 * @param share counts that notification, and fails when there is no room for it
 */
export const notifyOfImported = (
  notice: ImportNotice,
  concert: NotifiedConcert,
  share: TransactItem,
): Promise<unknown> =>
  persistently(async () => {
    const key = keyOf(notice)
    const known = await get(key, { consistent: true })
    if (!known) {
      const { PK, SK } = key
      const item = { PK, SK, kind: 'concert', concert, imported: [concert.id] } as const
      await notifyWithoutAuthor(notice.memberId, item, share)
    }
    const item = known ?? (await get(key, { consistent: true }))
    const { imported = [] } = item ?? {}
    if (!item || imported.includes(concert.id) || imported.length >= MAX_IMPORTED) return
    await change(item, { imported: [...imported, concert.id] })
  })

/**
 * Removes a concert from the notification of its import; without any, the notification goes.
 * @param readConcert what members learn about another concert of the import
 */
export const withdrawImported = (
  notice: ImportNotice,
  concertId: string,
  readConcert: (id: string) => Promise<NotifiedConcert | undefined>,
): Promise<unknown> =>
  persistently(async () => {
    const item = await get(keyOf(notice), { consistent: true })
    const left = item?.imported?.filter((id) => id !== concertId) ?? []
    if (!item || left.length === item.imported?.length) return
    const [first] = left
    if (first === undefined) {
      await withdraw(notice.memberId, keyOf(notice))
      return
    }
    const shown = item.concert.id === concertId ? await readConcert(first) : undefined
    await change(item, { imported: left, ...(shown && { concert: shown }) })
  })
