import { findMember } from '#platform/identity/member.ts'
import { effect } from '../../events/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import { isRequest, pathOfContent } from '../log/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'

/** Whether others see it from now on. An article has no author, and requests are answered by mail and push. */
const isRelease = (decision: DecisionItem): boolean =>
  decision.action === 'approve' && decision.reports === undefined && !isRequest(decision)

/**
 * Tells the author that held content was released. A rejection has a statement of reasons, which notifies by itself;
 * `push-decision` pushes this decision.
 */
export const handler = effect<DecisionItem>(async ({ after }) => {
  if (after?.authorId === undefined || !isRelease(after)) return
  const { SK: id, authorId, appeal, excerpt } = after
  if (!(await findMember(authorId))) return
  const { PK, SK } = activityKey(authorId, id)
  const event = appeal ? 'objection-granted' : 'released'
  const decision = { id, event, excerpt, path: pathOfContent(after) } as const
  await notifyWithoutAuthor(authorId, { PK, SK, kind: 'decision', decision })
})
