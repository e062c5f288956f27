import { PUSH_PATHS } from '#shared/domain/push-places.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'

/** What changes nothing about who sees a text. */
const SILENT = new Set<DecisionItem['action']>(['merge', 'unmerge', 'status'])

/**
 * A report that changes nothing stays between its author and the moderators. A statement of reasons tells its member
 * by itself.
 */
export const concernsAuthor = ({ reports, action, statementId }: DecisionItem): boolean =>
  statementId === undefined && !SILENT.has(action) && (reports === undefined || action === 'reject')

/** Proposed edits and claims ask for something of others; declining them restricts nothing that was published. */
export const isRequest = ({ type, contentId }: Pick<DecisionItem, 'type' | 'contentId'>): boolean =>
  type === 'band' && contentId.includes('-')

const ULID = 26

/** Where the author reads the content; ids of comments and proposals begin with that of their place. */
export const pathOfContent = ({
  type,
  contentId,
}: Pick<DecisionItem, 'type' | 'contentId'>): string => {
  if (type === 'community-post') return PUSH_PATHS.post(contentId)
  if (type === 'community-comment') return PUSH_PATHS.comments(contentId.slice(0, ULID))
  if (type === 'concert') return `/concerts/${contentId}`
  if (type === 'band') return `/bands/${contentId.slice(0, ULID)}`
  return type === 'message' ? '/messages' : '/'
}
