import type { Message } from '#shared/api/messages.ts'
import type { ThreadPage } from '#shared/api/threads.ts'

/** A message with the time of the request that brought it: the member's own writes may be newer. */
export interface Entry {
  readonly message: Message
  readonly requestedAt: number
}

/** The loaded part of a thread: oldest first, without gaps from `cursor` to the newest message. */
export interface Conversation extends Omit<ThreadPage, 'messages' | 'nextCursor'> {
  readonly entries: readonly Entry[]
  /** For the page of older messages; null when everything is loaded. */
  readonly cursor: string | null
  readonly requestedAt: number
}

/** Message ids end with a ULID, so their last 26 characters sort by time. */
export const timeKey = (id: string): string => id.slice(-26)

export const isNewer = (id: string, than: string | null): boolean =>
  than === null || timeKey(id) > timeKey(than)

const entriesOf = ({ messages }: ThreadPage, requestedAt: number): Entry[] =>
  messages.map((message) => ({ message, requestedAt }))

/** Puts the newest page below what is loaded. Starts over when they do not overlap; ignores an answer that was overtaken. */
export const mergeNewest = (
  loaded: Conversation | undefined,
  page: ThreadPage,
  requestedAt: number,
): Conversation => {
  if (loaded && loaded.requestedAt > requestedAt) return loaded
  const { messages, nextCursor, ...thread } = page
  const entries = entriesOf(page, requestedAt)
  const fresh = { ...thread, entries, cursor: nextCursor, requestedAt }
  const first = messages[0]
  if (!loaded || nextCursor === null || !first) return fresh
  const boundary = timeKey(first.id)
  const overlaps = loaded.entries.some(({ message }) => timeKey(message.id) >= boundary)
  if (!overlaps) return fresh
  const older = loaded.entries.filter(({ message }) => timeKey(message.id) < boundary)
  if (older.length === 0) return fresh
  return { ...fresh, entries: [...older, ...entries], cursor: loaded.cursor }
}

/** Adds the page requested with the cursor `from` above; drops it when the cursor has changed meanwhile. */
export const addOlder = (
  loaded: Conversation,
  page: ThreadPage,
  from: string,
  requestedAt: number,
): Conversation => {
  if (loaded.cursor !== from) return loaded
  const known = new Set(loaded.entries.map(({ message }) => message.id))
  const added = entriesOf(page, requestedAt).filter(({ message }) => !known.has(message.id))
  return { ...loaded, entries: [...added, ...loaded.entries], cursor: page.nextCursor }
}

/** The newest loaded message of the other member. */
export const findNewest = (conversation: Conversation, senderId?: string): Message | undefined =>
  conversation.entries.findLast(
    ({ message }) => senderId === undefined || message.senderId === senderId,
  )?.message
