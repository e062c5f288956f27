import { rejectionWords } from '#shared/domain/statements/rejection.ts'
import { EVERYWHERE } from '#shared/domain/statements/scopes.ts'
import { putStatement, type StatementItem } from '#platform/content/statement.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Write } from '#platform/table/index.ts'

interface Withdrawn {
  readonly kind: 'community-post' | 'community-comment'
  readonly targetId: string
  /** The author. */
  readonly memberId: string
  readonly version: number
  readonly reason: string
  readonly decidedBy: string
}

/** The statement of reasons for an earlier version that a moderator withdrew (Art. 17 DSA). */
export const withdrawalStatement = (withdrawn: Withdrawn): Write<StatementItem> => {
  const { version, reason, ...about } = withdrawn
  const words = rejectionWords({ kind: about.kind, reason, term: undefined })
  return putStatement({
    ...about,
    statementId: newId(),
    measure: 'remove',
    ...words,
    facts: `Es geht um eine frühere Fassung (Nummer ${String(version)}), nicht um die heutige. ${words.facts}`,
    scope: `Nur diese frühere Fassung ist gelöscht, endgültig. Dass es sie gab, steht weiter im Verlauf; die heutige bleibt, wie sie ist. ${EVERYWHERE}`,
    excerpt: `Frühere Fassung ${String(version)}`,
    automated: { detection: false, decision: false },
    until: null,
    at: isoNow(),
  })
}
