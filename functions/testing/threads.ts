import { encodeTime } from 'ulid'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import * as threads from '#shared/api/threads.ts'
import { unreadMessages } from '#shared/api/unread-messages.ts'
import type { Message } from '#shared/api/messages.ts'
import type { Thread, ThreadPage } from '#shared/api/threads.ts'
import { handler as delivers } from '../messages/effects/deliver-message.ts'
import type { MessageItem, PairItem } from '../messages/items/index.ts'
import { settleSide } from '../messages/threads/index.ts'
import { call, type CallOptions } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'
import { anOpenPair, storedMessage, storedPair } from './messages.ts'

type Id = Pick<TestMember, 'id'>

const TIME_CHARS = 10

/** A ULID of any time; those of `newId` never fall. */
export const ulidAt = (milliseconds: number): string =>
  encodeTime(milliseconds) + newId().slice(TIME_CHARS)

export const deliverMessage = deliverTo('deliver-message', delivers)

/** Writes a message and delivers its event. */
export const delivered = async (
  from: Id,
  to: Id,
  message: Partial<MessageItem> = {},
): Promise<string> => {
  const { id, item } = storedMessage(from, to, message)
  await putAll([item])
  await deliverMessage(changeRecord(null, item))
  return id
}

/** An open conversation with a message from the first member, in the lists of both. */
export const aThread = async (from: Id, to: Id, content = 'Laut.'): Promise<string> => {
  await anOpenPair(from, to)
  return delivered(from, to, { content })
}

/** A request from the first member, in the lists of both. */
export const aDeliveredRequest = async (
  from: Id,
  to: Id,
  message: Partial<MessageItem> = {},
): Promise<string> => {
  await putAll([storedPair(from, to, { requestMessages: 1 })])
  return delivered(from, to, message)
}

/** Changes the stored pair and delivers that event. */
export const changePair = async (from: Id, to: Id, change: Partial<PairItem>): Promise<void> => {
  const before = storedPair(from, to, { requestMessages: 1 })
  const after = { ...before, ...change }
  await putAll([after])
  await deliverMessage(changeRecord(before, after))
}

export const acceptedNow = (): Partial<PairItem> => ({ acceptedAt: isoNow() })

/** Stores messages without their events, and settles both sides as the last event does. */
export const settled = async (from: Id, to: Id, count: number): Promise<readonly string[]> => {
  const written = Array.from({ length: count }, () => storedMessage(from, to))
  await putAll(written.map(({ item }) => item))
  await Promise.all([settleSide(from.id, to.id), settleSide(to.id, from.id)])
  return written.map(({ id }) => id)
}

const ask = async (
  contract: (typeof threads)['getThread' | 'readThread' | 'changeThread' | 'deleteThread'],
  { token }: TestMember,
  options: CallOptions,
) => call(await handlerOf(contract.id), contract, { token, ...options })

export const getThread = (viewer: TestMember, { id }: Id, options: CallOptions = {}) =>
  ask(threads.getThread, viewer, { params: { id }, ...options })

/** @throws Error when it is refused */
export const thread = async (
  viewer: TestMember,
  other: Id,
  options: CallOptions = {},
): Promise<ThreadPage> => {
  const answer = await getThread(viewer, other, options)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json
}

export const listContents = ({ messages: shown }: { readonly messages: readonly Message[] }) =>
  shown.map(({ content }) => content)

export const readUpTo = (viewer: TestMember, { id }: Id, upTo: string) =>
  ask(threads.readThread, viewer, { params: { id }, body: { upTo } })

export const changeThread = (viewer: TestMember, { id }: Id, body: object) =>
  ask(threads.changeThread, viewer, { params: { id }, body })

export const deleteThread = (viewer: TestMember, { id }: Id) =>
  ask(threads.deleteThread, viewer, { params: { id } })

export const askList = async ({ token }: TestMember, query: Record<string, string> = {}) =>
  call(await handlerOf('listThreads'), threads.listThreads, { token, query })

export const listed = async (
  viewer: TestMember,
  query: Record<string, string> = {},
): Promise<readonly Thread[]> => (await askList(viewer, query)).json

export const unread = async ({ token }: TestMember): Promise<number> =>
  (await call(await handlerOf('unreadMessages'), unreadMessages, { token })).json
