import { PUSH_PATHS } from '#shared/domain/push-places.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'

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
