import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import {
  attribute,
  expression,
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
