import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '#shared/api/contract.ts'
import { sendMessage } from '#shared/api/messages.ts'
import { getThread, listThreads } from '#shared/api/threads.ts'
import type { CallOptions } from '#testing/call.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const OK = 200
const CREATED = 201
const NOT_MODIFIED = 304

const TEXT = 'Sehen wir uns am Samstag vor der Bühne? Ich bringe die Fahne mit.'

/** Requests of chats. The first member is in the longest ones and has the most threads. */
export const messageScenariosOf = ({ members, chats }: World): readonly Scenario[] => {
  /** A member, and the next one as the other. */
  const pairAt = (index: number) => {
    const one = index % members.length
    const token = members[one]?.token ?? ''
    const otherId = members[(one + 1) % members.length]?.id ?? ''
    return { token, otherId, newest: chats.newest[one] ?? '' }
  }
  const reading = { status: OK, isRead: true }
  const own = (index: number): CallOptions => ({ token: pairAt(index).token })
  const thread = (index: number): CallOptions => {
    const { token, otherId } = pairAt(index)
    return { token, params: { id: otherId } }
  }
  const message = (index: number, isReply = false): CallOptions => {
    const { token, otherId, newest } = pairAt(index)
    const body = { recipientId: otherId, content: TEXT, after: newest }
    const headers = { [IDEMPOTENCY_HEADER.toLowerCase()]: randomUUID() }
    return { token, headers, body: isReply ? { ...body, replyToId: newest } : body }
  }
  const list = { contract: listThreads, ...reading, once: own(0), load: own }
  const page = { contract: getThread, ...reading, once: thread(0), load: thread }
  const unchanged = { status: NOT_MODIFIED, polls: true }
  return [
    { ...list, name: 'Threads', target: { read: 5 } },
    { ...list, ...unchanged, name: 'Threads, unchanged (304)', target: { read: 5 } },
    { ...page, name: 'Messages of a thread', target: { cpuMs: 1.6, read: 6 } },
    {
      ...page,
      ...unchanged,
      name: 'Messages of a thread, unchanged (304)',
      target: { cpuMs: 1.6, read: 6 },
    },
    {
      name: 'Send message',
      contract: sendMessage,
      status: CREATED,
      isRead: false,
      target: { cpuMs: 1.4, write: 10 },
      once: message(0, true),
      load: message,
    },
  ]
}
