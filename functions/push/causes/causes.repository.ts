import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { getItems, type ItemSet, type Key } from '#platform/table/index.ts'
import { messageRefOf, otherIn, type MessageItem } from '../../messages/items/index.ts'
import { sideKey } from '../../messages/threads/index.ts'
import {
  type ActivityItem,
  isLikeUnread,
  isUnread,
  likedTargetOf,
  type LikerItem,
  readGathered,
  unreadKey,
} from '../../notifications/index.ts'

/** The key of what a push is about: a notification, a like, a message, or another item that must exist. */
export interface Cause {
  readonly PK: string
  readonly SK: string
}

const isMessage = ({ PK }: Cause): boolean => PK.startsWith('CHAT#')
const isNotification = ({ PK }: Cause): boolean => PK.startsWith('NOTIFY#')
const isLike = ({ SK }: Cause): boolean => SK.startsWith('LIKED#')

const senderOf = (memberId: string, cause: Cause): string =>
  otherIn(messageRefOf(cause).pairId, memberId)

const sideOf = (memberId: string, cause: Cause) => sideKey(memberId, senderOf(memberId, cause))

const keysOf = (memberId: string, cause: Cause): readonly Key[] =>
  isMessage(cause) ? [cause, sideOf(memberId, cause), blocksKey(memberId)] : [cause]

/** Unread, neither deleted nor removed, in a thread that is not muted, and not from a member behind a block. */
const isMessageOpen = (memberId: string, cause: Cause, items: ItemSet): boolean => {
  const message = items.at<MessageItem>(cause)
  if (!message || message.status !== undefined) return false
  if (toBlocks(items.at(blocksKey(memberId))).has(senderOf(memberId, cause))) return false
  const side = items.at(sideOf(memberId, cause))
  const { ulid } = messageRefOf(cause)
  const { readUpTo = '', clearedUpTo = '', isMuted = false } = side ?? {}
  return !isMuted && ulid > readUpTo && ulid > clearedUpTo
}

const isLikeOpen = async (memberId: string, cause: Cause, items: ItemSet): Promise<boolean> => {
  const like = items.at<LikerItem>(cause)
  if (!like) return false
  const { likes } = await readGathered(memberId, likedTargetOf(like))
  return likes !== undefined && isLikeUnread(like, likes, items.at(unreadKey(memberId)))
}

const isActivityOpen = (memberId: string, cause: Cause, items: ItemSet): boolean => {
  const activity = items.at<ActivityItem>(cause)
  return activity !== undefined && isUnread(activity, items.at(unreadKey(memberId)))
}

const isOpenIn = async (
  memberId: string,
  cause: Cause | undefined,
  items: ItemSet,
): Promise<boolean> => {
  if (!cause) return true
  if (isMessage(cause)) return isMessageOpen(memberId, cause, items)
  if (!isNotification(cause)) return items.at(cause) !== undefined
  return isLike(cause) ? isLikeOpen(memberId, cause, items) : isActivityOpen(memberId, cause, items)
}

const BATCH = 40

/** For each cause whether it exists and the member has not read it; true without one. */
export const areOpen = async (
  memberId: string,
  causes: readonly (Cause | undefined)[],
): Promise<readonly boolean[]> => {
  const open: boolean[] = []
  for (let start = 0; start < causes.length; start += BATCH) {
    const some = causes.slice(start, start + BATCH)
    const keys = some.flatMap((cause) => (cause ? keysOf(memberId, cause) : []))
    const items = await getItems([unreadKey(memberId), ...keys], { consistent: true })
    open.push(...(await Promise.all(some.map((cause) => isOpenIn(memberId, cause, items)))))
  }
  return open
}

export const isOpen = async (memberId: string, cause: Cause | undefined): Promise<boolean> => {
  if (!cause) return true
  const [isOpenNow = false] = await areOpen(memberId, [cause])
  return isOpenNow
}
