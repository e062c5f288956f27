import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds, isoNow, now } from '#platform/runtime/clock.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

/** How many requests a member opened on a day. */
interface RequestQuotaItem {
  readonly PK: string
  readonly SK: string
  readonly used: number
  readonly expiresAt: number
}

const DAY_SECONDS = 24 * 3600
const DATE_CHARS = 10

const quotaKey = (memberId: string): Key<RequestQuotaItem> => ({
  PK: memberKey(memberId).PK,
  SK: `REQUESTS#${isoNow().slice(0, DATE_CHARS)}`,
})

/** Seconds until the next day (UTC) begins. */
export const secondsUntilNextDay = (): number => DAY_SECONDS - (epochSeconds() % DAY_SECONDS)

/** Counts a new request of this day (UTC). Fails when the member opened the maximum number of them. */
export const countNewRequest = (memberId: string): Write<RequestQuotaItem> =>
  update(quotaKey(memberId), {
    add: { used: 1 },
    set: { expiresAt: epochSeconds(now()) + 2 * DAY_SECONDS },
    condition: expression`attribute_not_exists(used) OR used < ${LIMITS.requestsPerDay}`,
  })
