import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { put, type Key, type Write } from '#platform/table/index.ts'

/** Records that the mail about a statement was sent. */
interface StatementMailItem {
  readonly PK: string
  readonly SK: 'MAILED'
  readonly expiresAt: number
}

/** Longer than a message can wait in a dead-letter queue. */
const TTL_SECONDS = keptSeconds('decisionMail')

export const statementMailKey = (statementId: string): Key<StatementMailItem> => ({
  PK: `STATEMENT_MAIL#${statementId}`,
  SK: 'MAILED',
})

export const putStatementMail = (statementId: string): Write<StatementMailItem> =>
  put<StatementMailItem>({
    PK: statementMailKey(statementId).PK,
    SK: 'MAILED',
    expiresAt: epochSeconds() + TTL_SECONDS,
  })
