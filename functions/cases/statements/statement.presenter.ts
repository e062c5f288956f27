import type { Statement, StatementHeading } from '#shared/api/statements.ts'
import { appealEndsAt } from '#shared/domain/appeals.ts'
import type { StatementItem } from '#platform/content/statement.items.ts'

export const presentHeading = (item: StatementItem): StatementHeading => ({
  id: item.statementId,
  at: item.at,
  kind: item.kind,
  targetId: item.targetId,
  measure: item.measure,
  excerpt: item.excerpt,
  until: item.until,
  outcome: item.outcome ?? null,
})

/** For the member and for staff alike: it names neither who reported nor who decided. */
export const presentStatement = (item: StatementItem): Statement => ({
  ...presentHeading(item),
  facts: item.facts,
  ground: item.ground,
  automated: item.automated,
  wasReported: item.caseId !== undefined,
  scope: item.scope,
  redress: item.redress,
  appealEndsAt: appealEndsAt(item.at),
})
