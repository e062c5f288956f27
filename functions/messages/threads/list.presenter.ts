import type { LastMessage, Thread } from '#shared/api/threads.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import type { BlocksItem } from '#platform/identity/blocks.items.ts'
import { presentOther } from './other.presenter.ts'
import type { EntryItem, StoredLast } from './side.items.ts'

type Blocks = BlocksItem | undefined

/** False for a thread with a deleted member, or with one who blocks the viewer: their names are not shown. */
export const isFindable = ({ other, otherId }: EntryItem, blocks: Blocks): boolean =>
  other !== undefined && !blocks?.blockedBy?.has(otherId)

const presentLast = ({ senderId, content, kind }: StoredLast): LastMessage => ({
  senderId,
  content,
  kind,
})

const unreadOf = ({ unread, isMarkedUnread }: EntryItem): number =>
  Math.max(unread, isMarkedUnread ? 1 : 0)

export const presentListed = (entry: EntryItem, blocks: Blocks): Thread => {
  const { otherId, last } = entry
  const isNamed = isFindable(entry, blocks)
  const other = presentOther(otherId, isNamed ? entry.other : undefined)
  return {
    id: otherId,
    otherUserId: otherId,
    name: other.displayName,
    username: other.username,
    avatar: other.avatar,
    isVerified: other.isVerified,
    lastMessage: presentLast(last),
    lastMessageTime: ulidDate(last.ulid),
    unreadCount: unreadOf(entry),
    isMuted: entry.isMuted ?? false,
    isRequest: entry.folder === 'requests',
    isReachable: isNamed && !blocks?.blocked?.has(otherId),
  }
}
