import type { Draft } from '../../drafts/index.ts'
import type { Evidence, Finding } from '../finding.ts'
import { quoted } from '../quoted.ts'
import { statementsOf, type Statement } from '../statements.ts'
import { claimOf, FINDINGS } from '../texts.ts'
import { isOtherGig } from './date-places.ts'
import { reversedIn } from './polarity.ts'
import { replacedBy } from './replaced.ts'
import { swappedIn } from './roles.ts'

/** What a statement claims although no cited item does, or although an item says the opposite. */
export const contradictionsIn = (statement: Statement): string[] => [
  ...reversedIn(statement),
  ...(swappedIn(statement).length > 0 ? ['roles'] : []),
  ...replacedBy(statement),
  ...(isOtherGig(statement) ? ['day and place'] : []),
]

/** Dangerous claims and denials need an item that makes them (docs/product/news.md#facts-guard). */
export const findContradictions = (draft: Draft, evidence: readonly Evidence[]): Finding[] =>
  statementsOf(draft, evidence).flatMap((statement) => {
    const claims = [...new Set(contradictionsIn(statement).map(claimOf))]
    if (claims.length === 0) return []
    const message = FINDINGS.contradicted(claims.join(', '), quoted(statement.text))
    return [{ rule: 'contradiction', sentence: statement.text, message }]
  })
