import { PUSH_PATHS } from '#shared/domain/push-places.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { decisionMail, type DecisionItem } from '../../moderation/index.ts'
import type { NewNote } from '../items/index.ts'
import { newNote } from './new-note.ts'
import { PUSH_TEXTS } from './texts.ts'

const ULID = 26

/** Where the author reads the decision beside the content; ids of comments and proposals begin with that of their place. */
const pathOf = ({ type, contentId }: Pick<DecisionItem, 'type' | 'contentId'>): string => {
  if (type === 'community-post') return PUSH_PATHS.post(contentId)
  if (type === 'community-comment') return PUSH_PATHS.comments(contentId.slice(0, ULID))
  if (type === 'concert') return `/concerts/${contentId}`
  if (type === 'band') return `/bands/${contentId.slice(0, ULID)}`
  return type === 'message' ? '/messages' : '/'
}

/** The push of a decision for the author of the content. It shows no text of a message: the photo with it may vanish. */
export const decisionNote = (decision: DecisionItem): NewNote => {
  const { SK: id, type, contentId, reason, excerpt } = decision
  const beginning = type === 'message' ? '' : excerpt
  return newNote({
    id: `moderation-${id}`,
    kind: 'moderation',
    title: decisionMail(decision).subject,
    body: reason === undefined ? beginning : PUSH_TEXTS.decision(reason),
    path: pathOf(decision),
    tag: `moderation-${contentId}`,
    at: ulidTime(id),
    actions: [],
  })
}
