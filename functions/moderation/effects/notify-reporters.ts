import type { NotifiedArticle } from '#shared/api/notifications.ts'
import { findMember } from '#platform/identity/member.ts'
import { effect } from '../../events/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'

const OUTCOMES: Readonly<Partial<Record<DecisionItem['action'], NotifiedArticle['outcome']>>> = {
  approve: 'kept',
  reject: 'removed',
  correct: 'corrected',
}

const outcomeOf = ({ contentId, action, title, reason }: DecisionItem): NotifiedArticle | null => {
  const outcome = OUTCOMES[action]
  if (outcome === undefined || title === undefined) return null
  return { id: contentId, outcome, title, note: outcome === 'corrected' ? (reason ?? null) : null }
}

/** Tells each member who reported an article what came of it, once for each decision. */
export const handler = effect<DecisionItem>(async ({ after }) => {
  if (after?.type !== 'article' || !after.reports) return
  const article = outcomeOf(after)
  if (!article) return
  for (const memberId of new Set(after.reports.map((report) => report.memberId))) {
    // A deleted account, also under the id that stands for all of them.
    if (!(await findMember(memberId))) continue
    const { PK, SK } = activityKey(memberId, after.SK)
    await notifyWithoutAuthor(memberId, { PK, SK, kind: 'article', article })
  }
})
