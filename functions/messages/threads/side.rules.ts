import { LIMITS } from '#shared/domain/limits.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { maySeeMessage, messageKind } from '../items/message.presenter.ts'
import { messageRefOf, type MessageItem } from '../items/message.items.ts'
import type { PairItem } from '../items/pair.items.ts'
import { entrySortKey, type SideItem, type StoredLast } from './side.items.ts'

/** What the member does to the own side of a thread. */
export interface SideChange {
  /** ULID of the newest message that the member has seen. */
  readonly readUpTo?: string | undefined
  readonly isMuted?: boolean | undefined
  readonly markUnread?: true | undefined
  /** Delete all messages for this member. */
  readonly clear?: true | undefined
}

/** The pair, and its newest messages down to the first that counts as unread. */
export interface Thread {
  readonly pair: PairItem
  /** Newest first. */
  readonly messages: readonly MessageItem[]
}

/** A new message can be sorted below those of the last seconds, because two functions' clocks differ. */
const SETTLED_AFTER_MS = 60_000

const ulidOf = (item: MessageItem): string => messageRefOf(item).ulid

/** The later of two ULIDs. */
export const later = (one: string | undefined, other: string | undefined): string | undefined =>
  (one ?? '') > (other ?? '') ? one : other

const lastOf = (message: MessageItem): StoredLast => {
  const kind = messageKind(message)
  const content = kind === 'deleted' ? '' : excerpt(message.content ?? '')
  return { ulid: ulidOf(message), senderId: message.senderId, content, kind }
}

export const isRequestFor = (memberId: string, pair: PairItem): boolean =>
  pair.acceptedAt === undefined && pair.requestedBy !== memberId

/** ULID above which messages can be unread. */
export const floorOf = (side: SideItem): string =>
  later(later(side.readUpTo, side.clearedUpTo), side.settledUpTo) ?? ''

/** What the member did, applied to the side; a read or deletion reaches at most to the newest message. */
export const applyChange = (
  side: SideItem,
  { readUpTo, isMuted, markUnread, clear }: SideChange,
  newest: string | undefined,
): SideItem => {
  const read = readUpTo !== undefined && readUpTo > (newest ?? '') ? newest : readUpTo
  const endsMark = readUpTo !== undefined || clear
  return {
    ...side,
    readUpTo: later(side.readUpTo, read),
    clearedUpTo: clear ? later(side.clearedUpTo, newest) : side.clearedUpTo,
    isMuted: (isMuted ?? side.isMuted) ? true : undefined,
    isMarkedUnread: endsMark ? undefined : (markUnread ?? side.isMarkedUnread),
  }
}

const settledUpTo = (side: SideItem, messages: readonly MessageItem[], now: number) => {
  // A held message becomes unread when it is approved.
  if (messages.some(({ status }) => status === 'held')) return side.settledUpTo
  const settled = messages.find((item) => ulidTime(ulidOf(item)) < now - SETTLED_AFTER_MS)
  return later(side.settledUpTo, settled && ulidOf(settled))
}

/** The newest message that the member sees and has not deleted. */
const shownLast = (
  { clearedUpTo = '' }: SideItem,
  visible: readonly MessageItem[],
): StoredLast | undefined => {
  const newest = visible.find((item) => ulidOf(item) > clearedUpTo)
  return newest && lastOf(newest)
}

const countedOf = ({ entrySK, folder, isMuted, isMarkedUnread, unread }: SideItem): number => {
  const isQuiet = entrySK === undefined || folder === 'requests' || isMuted === true
  return isQuiet ? 0 : Math.max(unread, isMarkedUnread ? 1 : 0)
}

/** The side as it follows from pair and messages. */
export const recompute = (side: SideItem, { pair, messages }: Thread, now: number): SideItem => {
  const { memberId, otherId } = side
  const visible = messages.filter((item) => maySeeMessage(memberId, item))
  const floor = floorOf(side)
  const unread = visible.filter(
    (item) => item.senderId === otherId && item.status === undefined && ulidOf(item) > floor,
  ).length
  const last = shownLast(side, visible)
  const isRequest = isRequestFor(memberId, pair)
  const folder = isRequest ? 'requests' : 'inbox'
  const isDeclined = isRequest && pair.declinedAt !== undefined
  const next = {
    ...side,
    last,
    folder,
    unread: Math.min(unread, LIMITS.unreadMessages),
    settledUpTo: unread === 0 ? settledUpTo(side, messages, now) : side.settledUpTo,
    entrySK: last && !isDeclined ? entrySortKey(folder, last.ulid, otherId) : undefined,
  } as const
  return { ...next, counted: countedOf(next) }
}
