import { get } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { concernsAuthor } from '../../moderation/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'
import { notificationsKey } from '../../settings/index.ts'
import { readWishes } from '../decide/wishes.ts'
import { decisionNote } from '../notes/decision-note.ts'
import { pushOrWait } from '../waiting/let-wait.ts'

/** Pushes a decision of the moderators to the author of the content. */
export const handler = effect<DecisionItem>(async ({ after }) => {
  if (after?.authorId === undefined || !concernsAuthor(after)) return
  const { authorId, moderatorId } = after
  if (authorId === moderatorId) return
  const record = await get(notificationsKey(authorId))
  await pushOrWait(authorId, decisionNote(after), readWishes(record))
})
