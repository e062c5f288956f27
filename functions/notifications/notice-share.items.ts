import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import {
  absent,
  attribute,
  expression,
  put,
  update,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import { notifyPartition } from './notification.items.ts'

/** How many new concerts of one submitter a member was notified of on one day. */
interface NoticeShareItem {
  readonly PK: string
  readonly SK: string
  readonly count: number
  readonly expiresAt: number
}

const DAY = 10
const KEPT_SECONDS = 2 * 24 * 3600

const noticeShareKey = (receiverId: string, submitterId: string): Key<NoticeShareItem> => ({
  PK: notifyPartition(receiverId).PK,
  SK: `SHARE#${submitterId}#${isoNow().slice(0, DAY)}`,
})

/** Counts one notification; fails when the submitter's share of the day is used up. */
export const countNotice = (receiverId: string, submitterId: string): TransactItem =>
  update(noticeShareKey(receiverId, submitterId), {
    set: { expiresAt: epochSeconds() + KEPT_SECONDS },
    add: { count: 1 },
    condition: expression`attribute_not_exists(PK) OR ${attribute('count')} < ${LIMITS.concertNoticesOfMember}`,
  })

/** The changes of one concert that a member was notified of on one day. */
export interface ToldChangesItem {
  readonly PK: string
  readonly SK: string
  /** Notifications of that day. */
  readonly count: number
  /** The last notification, whose text further changes of the day replace. */
  readonly lastId: string
  /** The latest version of the concert among them. */
  readonly version: number
  readonly expiresAt: number
}

export const toldChangesKey = (receiverId: string, concertId: string): Key<ToldChangesItem> => ({
  PK: notifyPartition(receiverId).PK,
  SK: `CHANGES#${concertId}#${isoNow().slice(0, DAY)}`,
})

/** Fails when another change was counted since `seen` was read. */
export const toldChanges = (
  key: Key<ToldChangesItem>,
  seen: ToldChangesItem | undefined,
  told: Pick<ToldChangesItem, 'count' | 'lastId' | 'version'>,
): TransactItem =>
  put<ToldChangesItem>(
    { ...key, ...told, expiresAt: epochSeconds() + KEPT_SECONDS },
    seen ? { version: seen.version, count: seen.count } : absent,
  )
