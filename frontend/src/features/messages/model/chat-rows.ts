import { timeKey } from './conversation.ts'
import type { ShownMessage } from './shown-messages.ts'

/** Messages of one sender within this time form a group. */
const GROUP_MS = 5 * 60_000

export type ChatRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: ShownMessage
      /** Of its group. */
      readonly isFirst: boolean
      readonly isLast: boolean
    }

const dayOf = (at: string): string => new Date(at).toDateString()

const belongTogether = (one: ShownMessage | undefined, other: ShownMessage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.senderId === other.senderId &&
  dayOf(one.createdAt) === dayOf(other.createdAt) &&
  Math.abs(Date.parse(other.createdAt) - Date.parse(one.createdAt)) < GROUP_MS

/** The first message of the other member that was unread when the chat was opened. */
const firstUnread = (
  messages: readonly ShownMessage[],
  readUpTo: string | null | undefined,
): ShownMessage | undefined =>
  readUpTo === undefined
    ? undefined
    : messages.find(
        ({ id, isOwn }) => !isOwn && (readUpTo === null || timeKey(id) > timeKey(readUpTo)),
      )

/** `readUpTo`: the newest message that was read when the chat was opened; undefined shows no line. */
export const chatRows = (
  messages: readonly ShownMessage[],
  readUpTo: string | null | undefined,
): readonly ChatRow[] => {
  const unread = firstUnread(messages, readUpTo)
  return messages.flatMap((message, index): ChatRow[] => {
    const before = messages[index - 1]
    const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
    const isUnreadLine = message === unread
    return [
      ...(isNewDay
        ? [{ kind: 'day' as const, key: `day-${dayOf(message.createdAt)}`, at: message.createdAt }]
        : []),
      ...(isUnreadLine ? [{ kind: 'unread' as const, key: 'unread' }] : []),
      {
        kind: 'message',
        key: message.key,
        message,
        isFirst: isUnreadLine || !belongTogether(before, message),
        isLast: !belongTogether(message, messages[index + 1]) || messages[index + 1] === unread,
      },
    ]
  })
}

/** The row of a message; -1 when it is not loaded. */
export const findRow = (rows: readonly ChatRow[], messageId: string): number =>
  rows.findIndex((row) => row.kind === 'message' && row.message.id === messageId)
