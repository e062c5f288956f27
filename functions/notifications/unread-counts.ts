import { unreadCounts } from '#shared/api/notifications.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { unreadKey, type UnreadItem } from './unread.items.ts'

type Counted = Omit<UnreadItem, 'PK' | 'SK' | 'entity'>

export const handler = endpoint(unreadCounts, async ({ memberId }) => {
  const unread = await get(unreadKey(memberId))
  const sum = (...kinds: readonly (keyof Counted)[]): number =>
    kinds.reduce((total, kind) => total + (unread?.[kind] ?? 0), 0)
  return {
    likes: sum('like', 'likes'),
    comments: sum(
      'comment',
      'mention',
      'follow',
      'concert',
      'band',
      'article',
      'decision',
      'export',
      'comments',
    ),
  }
})
