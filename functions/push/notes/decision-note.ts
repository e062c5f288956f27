import { ulidTime } from '#shared/domain/ids.ts'
import type { HeldType } from '#platform/content/held.items.ts'
import { decisionMail, pathOfContent } from '../../moderation/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'
import type { NewNote } from '../items/note.items.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

/** Their text can be drastic, or private, and a push is on a lock screen. */
const WITHOUT_TEXT: readonly HeldType[] = [
  'community-post',
  'community-comment',
  'story',
  'message',
]

/** The push of a decision for the author of the content. */
export const decisionNote = (decision: DecisionItem): NewNote => {
  const { SK: id, type, contentId, reason, excerpt } = decision
  const beginning = WITHOUT_TEXT.includes(type) ? '' : excerpt
  return newNote({
    id: `moderation-${id}`,
    kind: 'moderation',
    title: decisionMail(decision).subject,
    body: reason === undefined ? beginning : PUSH_TEXTS.decision(reason),
    path: pathOfContent(decision),
    tag: `moderation-${contentId}`,
    at: ulidTime(id),
    actions: [],
  })
}
