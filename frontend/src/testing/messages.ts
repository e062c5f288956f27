import type { Author } from '#shared/api/members.ts'
import { sendMessage, type Message } from '#shared/api/messages.ts'
import {
  getThread,
  listThreads,
  readThread,
  type Thread,
  type ThreadPage,
} from '#shared/api/threads.ts'
import { aText } from '../features/messages/model/fixtures.ts'
import type { FakeApi } from './fake-api.ts'
import { ME, ulid } from './members.ts'

/** The id of the n-th message between the viewer and another member. */
export const messageId = (other: Author, number: number): string =>
  `${[ME.id, other.id].toSorted().join('-')}-${ulid(number)}`

/** The n-th message of a thread, written n seconds after its start. */
export const aMessage = (
  other: Author,
  number: number,
  content: string,
  change: Partial<Message> = {},
): Message => ({
  ...aText({
    id: messageId(other, number),
    senderId: other.id,
    content,
    createdAt: new Date(Date.now() - 3_600_000 + number * 1000).toISOString(),
  }),
  ...change,
})

/** A message of the signed-in member. */
export const ownMessage = (
  other: Author,
  number: number,
  content: string,
  change: Partial<Message> = {},
): Message =>
  aMessage(other, number, content, { senderId: ME.id, clientId: `own-${number}-key`, ...change })

export const aThread = (other: Author, content: string, change: Partial<Thread> = {}): Thread => ({
  id: other.id,
  otherUserId: other.id,
  name: other.displayName,
  username: other.username,
  avatar: other.avatar,
  isVerified: other.isVerified,
  lastMessage: { senderId: other.id, content, kind: 'text' },
  lastMessageTime: new Date(Date.now() - 60_000).toISOString(),
  unreadCount: 0,
  isMuted: false,
  isRequest: false,
  isReachable: true,
  ...change,
})

/** An open conversation with everything read. */
export const aThreadPage = (
  other: Author,
  messages: readonly Message[],
  change: Partial<ThreadPage> = {},
): ThreadPage => ({
  other,
  isReachable: true,
  isBlocked: false,
  relation: 'open',
  requestMessagesLeft: null,
  isMuted: false,
  readUpTo: messages.at(-1)?.id ?? null,
  otherReadUpTo: null,
  isOnline: null,
  messages: [...messages],
  nextCursor: null,
  ...change,
})

/** A server that stores what is sent to one member. Returns its state, which the test may change. */
export const answerThread = (
  api: FakeApi,
  other: Author,
  messages: readonly Message[],
  change: Partial<ThreadPage> = {},
) => {
  const state = { messages: [...messages], change }
  api.on(listThreads, ({ query }) =>
    query.folder === 'requests' ? [] : [aThread(other, state.messages.at(-1)?.content ?? '')],
  )
  api.on(getThread, () => aThreadPage(other, state.messages, state.change))
  api.on(readThread, () => ({ unreadCount: 0 }))
  const sent = api.on(sendMessage, ({ body, idempotencyKey }) => {
    const number = 500 + state.messages.length
    const clientId = idempotencyKey ?? null
    const known = state.messages.find((message) => message.clientId === clientId)
    if (known) return known
    const message = ownMessage(other, number, body.content ?? '', {
      clientId,
      createdAt: new Date().toISOString(),
    })
    state.messages.push(message)
    return message
  })
  return { state, sent }
}
