import { chooseTimeBucket } from '#shared/domain/transparency.ts'
import { isUrgentCategory } from '#shared/domain/reports.ts'
import type { AppealItem } from '../../appeals/items/index.ts'
import type { ReportItem, StatementItem } from '../../cases/items/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'

/** Names of counters. A name with a colon is a part of the number before it. */
export const countersOfReport = ({ category, kind, memberId }: ReportItem): string[] => [
  'reports',
  `reports:by:${memberId === undefined ? 'guest' : 'member'}`,
  `reports:category:${category}`,
  `reports:kind:${kind}`,
  ...(isUrgentCategory(category) ? ['reports:urgent'] : []),
]

/**
 * A rejection of what the guard held counts with the decision about the hold: it was counted as a decision already.
 * @param openedAt of the case, where reports led to the decision
 */
export const countersOfStatement = (
  { measure, automated, at, holdId, keepsEarlier }: StatementItem,
  openedAt: string | undefined,
): string[] =>
  holdId === undefined
    ? [
        'decisions',
        `decisions:measure:${keepsEarlier ? 'keep' : measure}`,
        ...(automated.detection ? ['decisions:automated:detection'] : []),
        ...(automated.decision ? ['decisions:automated:decision'] : []),
        ...(openedAt === undefined ? [] : [`decisions:time:${chooseTimeBucket(openedAt, at)}`]),
      ]
    : []

const HOLD_OUTCOMES: Readonly<Partial<Record<DecisionItem['action'], string>>> = {
  approve: 'released',
  reject: 'rejected',
}

/** What moderators made of a hold by the guard: how often software was wrong (Art. 15 Abs. 1 lit. e DSA). */
export const countersOfHold = ({ holdId, action }: DecisionItem): string[] => {
  const outcome = HOLD_OUTCOMES[action]
  return holdId === undefined || outcome === undefined ? [] : [`decisions:hold:${outcome}`]
}

/** What happened to an appeal with this change; null for a change that counts nothing. */
export const countersOfAppeal = (
  before: AppealItem | null,
  after: AppealItem,
): { readonly step: string; readonly at: string; readonly names: string[] } | null => {
  const { appealId, state, origin, at, decision, decidedAt } = after
  if (before?.appealId !== appealId)
    return { step: 'received', at, names: ['appeals', `appeals:by:${origin}`] }
  if (before.state === state) return null
  if (state === 'decided' && decision !== undefined && decidedAt !== undefined) {
    const names = [`appeals:outcome:${decision}`, `appeals:time:${chooseTimeBucket(at, decidedAt)}`]
    return { step: 'decided', at: decidedAt, names }
  }
  return state === 'withdrawn' ? { step: 'withdrawn', at, names: ['appeals:withdrawn'] } : null
}
