import { listThreads, type LastMessage, type Thread } from '#shared/api/threads.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { findThreads, readFolder } from './list.repository.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentOther } from './other.presenter.ts'
import type { EntryItem, StoredLast } from './side.items.ts'

type Blocks = BlocksItem | undefined

/** False for a thread with a deleted member, or with one who blocks the viewer: their names are not shown. */
const isFindable = ({ other, otherId }: EntryItem, blocks: Blocks): boolean =>
  other !== undefined && !blocks?.blockedBy?.has(otherId)

const presentLast = ({ senderId, content, kind }: StoredLast): LastMessage => ({
  senderId,
  content,
  kind,
})

const unreadOf = ({ unread, isMarkedUnread }: EntryItem): number =>
  Math.max(unread, isMarkedUnread ? 1 : 0)

const presentListed = (entry: EntryItem, blocks: Blocks): Thread => {
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

export const handler = endpoint(listThreads, async ({ memberId, query }) => {
  const { folder, search, cursor } = query
  const isSearch = search !== undefined
  const [{ entries, nextCursor }, blocks] = await Promise.all([
    isSearch
      ? findThreads(memberId, search, folder)
      : readFolder(memberId, folder ?? 'inbox', cursor),
    get(blocksKey(memberId)),
  ])
  const shown = isSearch ? entries.filter((entry) => isFindable(entry, blocks)) : entries
  return new Page(
    shown.map((entry) => presentListed(entry, blocks)),
    nextCursor,
  )
})
