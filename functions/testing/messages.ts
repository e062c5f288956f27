import type { Message, NewMessage } from '#shared/api/messages.ts'
import {
  acceptRequest,
  declineRequest,
  deleteMessage,
  likeMessage,
  sendMessage,
} from '#shared/api/messages.ts'
import type * as z from 'zod/mini'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { followItem } from '../people/relations/index.ts'
import {
  messageIdOf,
  type MessageItem,
  messageKey,
  type MessageRef,
  pairIdOf,
  type PairItem,
  pairKey,
} from '../messages/items/index.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'

type Id = Pick<TestMember, 'id'>

/** The stored pair of two members; the first one wrote first. */
export const storedPair = (from: Id, to: Id, pair: Partial<PairItem> = {}): PairItem => ({
  ...pairKey(pairIdOf(from.id, to.id)),
  SK: 'PAIR',
  entity: 'Pair',
  requestedBy: from.id,
  requestMessages: 0,
  ...pair,
})

/** The stored item of a message; ids ascend, so later ones are newer. */
export const storedMessage = (
  from: Id,
  to: Id,
  message: Partial<MessageItem> = {},
  ulid: string = newId(),
): { readonly id: string; readonly ref: MessageRef; readonly item: MessageItem } => {
  const ref = { pairId: pairIdOf(from.id, to.id), ulid }
  const item = {
    ...messageKey(ref),
    entity: 'Message' as const,
    senderId: from.id,
    recipientId: to.id,
    content: 'Laut.',
    ...message,
  }
  return { id: messageIdOf(ref), ref, item }
}

/** Two members who may write to each other, written directly into the table; the first one wrote first. */
export const anOpenPair = async (a: Id, b: Id): Promise<void> => {
  await putAll([storedPair(a, b, { acceptedAt: isoNow() })])
}

/** A message written directly into the table, without its pair; returns its id. */
export const aMessage = async (
  from: Id,
  to: Id,
  message: string | Partial<MessageItem> = {},
): Promise<string> => {
  const text = typeof message === 'string' ? { content: message } : message
  const { id, item } = storedMessage(from, to, text)
  await putAll([item])
  return id
}

/** A request that waits for the second member, with one message, written directly into the table; returns the message's id. */
export const aRequest = async (
  from: Id,
  to: Id,
  message: Partial<MessageItem> = {},
): Promise<string> => {
  await putAll([storedPair(from, to, { requestMessages: 1 })])
  return aMessage(from, to, message)
}

type Body = Omit<z.input<typeof NewMessage>, 'recipientId'>

/** Sends through the API. */
export const send = async (
  from: TestMember,
  to: Id,
  message: string | Body,
  idempotencyKey?: string,
) => {
  const body = typeof message === 'string' ? { content: message } : message
  return call(await handlerOf('sendMessage'), sendMessage, {
    token: from.token,
    body: { recipientId: to.id, ...body },
    ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
  })
}

/** Sends through the API and returns the message. @throws Error when it is refused */
export const sent = async (
  from: TestMember,
  to: Id,
  message: string | Body = 'Laut.',
): Promise<Message> => {
  const answer = await send(from, to, message)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.json
}

/** Makes one member follow the other, without counts. */
export const follows = (follower: Id, followee: Id): Promise<void> =>
  putAll([followItem({ followId: newId(), followerId: follower.id, followeeId: followee.id })])

export const setWhoMayWrite = (member: Id, whoMayWrite: MemberItem['whoMayWrite']): Promise<void> =>
  write(update(memberKey(member.id), { set: { whoMayWrite } }))

export const acceptFrom = async (member: TestMember, from: Id) =>
  call(await handlerOf('acceptRequest'), acceptRequest, {
    token: member.token,
    params: { id: from.id },
  })

export const declineFrom = async (member: TestMember, from: Id) =>
  call(await handlerOf('declineRequest'), declineRequest, {
    token: member.token,
    params: { id: from.id },
  })

export const deleteOwn = async (member: TestMember, id: string) =>
  call(await handlerOf('deleteMessage'), deleteMessage, { token: member.token, params: { id } })

export const like = async (member: TestMember, id: string, liked = true) =>
  call(await handlerOf('likeMessage'), likeMessage, {
    token: member.token,
    params: { id },
    body: { liked },
  })
