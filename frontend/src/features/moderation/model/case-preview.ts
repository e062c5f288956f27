import type { Case } from '#shared/api/cases.ts'
import type { Statement } from '#shared/api/statements.ts'
import { appealEndsAt } from '#shared/domain/appeals.ts'
import { groundKindOf, writeWords, type Draft } from './case-draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const endOf = ({ member, days }: Draft, at: number): string | null =>
  member === 'suspend' ? new Date(at + days * DAY_MS).toISOString() : null

/** The statements as the member will read them. */
export const writePreviews = (shown: Case, draft: Draft, now = Date.now()): Statement[] => {
  const words = writeWords(shown, draft)
  const at = new Date(now).toISOString()
  const common = {
    id: shown.id,
    at,
    kind: shown.kind,
    targetId: shown.targetId,
    excerpt: shown.excerpt,
    outcome: null,
    facts: words.facts,
    ground: { kind: groundKindOf(shown, draft), rule: words.rule, explanation: words.explanation },
    automated: { detection: draft.isDetected, decision: false },
    wasReported: true,
    redress: words.redress,
    appealEndsAt: appealEndsAt(at),
  }
  const { content, member } = draft
  return [
    ...(content ? [{ ...common, measure: content, scope: words.contentScope, until: null }] : []),
    ...(member
      ? [{ ...common, measure: member, scope: words.memberScope, until: endOf(draft, now) }]
      : []),
  ]
}
