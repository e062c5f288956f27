import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { put, type Key, type Write } from '#platform/table/index.ts'

/** Records that the mail about a decided appeal was sent. */
interface AppealMailItem {
  readonly PK: string
  readonly SK: 'MAILED'
  readonly expiresAt: number
}

/** Longer than a message can wait in a dead-letter queue. */
const TTL_SECONDS = keptSeconds('decisionMail')

export const appealMailKey = (appealId: string): Key<AppealMailItem> => ({
  PK: `APPEAL_MAIL#${appealId}`,
  SK: 'MAILED',
})

export const putAppealMail = (appealId: string): Write<AppealMailItem> =>
  put<AppealMailItem>({
    PK: appealMailKey(appealId).PK,
    SK: 'MAILED',
    expiresAt: epochSeconds() + TTL_SECONDS,
  })
