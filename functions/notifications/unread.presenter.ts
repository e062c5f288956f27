import type { UnreadCounts } from '#shared/api/notifications.ts'
import type { UnreadItem } from './unread.items.ts'

type Kind = keyof Omit<UnreadItem, 'PK' | 'SK' | 'entity'>

const LIKES: readonly Kind[] = ['like', 'likes']

const COMMENTS: readonly Kind[] = [
  'comment',
  'mention',
  'follow',
  'concert',
  'band',
  'article',
  'decision',
  'export',
  'comments',
]

export const toCounts = (unread: UnreadItem | undefined): UnreadCounts => {
  const sum = (kinds: readonly Kind[]): number =>
    kinds.reduce((total, kind) => total + (unread?.[kind] ?? 0), 0)
  return { likes: sum(LIKES), comments: sum(COMMENTS) }
}
