import { randomUUID } from 'node:crypto'
import { aMember, type TestMember } from '../members.ts'
import { aMessage, anOpenPair, aRequest } from '../messages.ts'
import type { TypicalCalls } from './typical-calls.ts'

interface Scene {
  readonly viewer: TestMember
  readonly other: TestMember
  /** The viewer's last message to the other. */
  readonly own: string
  /** The last message of the other to the viewer. */
  readonly others: string
  /** Each waits for the viewer with a request. */
  readonly asking: readonly [TestMember, TestMember]
}

const MESSAGES = 30

const setTheScene = async (): Promise<Scene> => {
  const [viewer, other] = [await aMember(), await aMember()]
  await anOpenPair(viewer, other)
  let [own, others] = ['', '']
  for (let count = 0; count < MESSAGES; count += 2) {
    own = await aMessage(viewer, other, 'Sehen wir uns vor der Bühne? '.repeat(4))
    others = await aMessage(other, viewer, 'Klar, links vom Mischpult. '.repeat(4))
  }
  const asking = [await aMember(), await aMember()] as const
  for (const member of asking) await aRequest(member, viewer)
  return { viewer, other, own, others, asking }
}

const callsIn = ({ viewer: { token }, other, own, others, asking: [first, second] }: Scene) => ({
  sendMessage: {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { recipientId: other.id, content: 'Bis Samstag!', replyToId: others, after: others },
  },
  likeMessage: { token, params: { id: others }, body: { liked: true } },
  deleteMessage: { token, params: { id: own } },
  acceptRequest: { token, params: { id: first.id } },
  declineRequest: { token, params: { id: second.id } },
})

/** A conversation of 30 messages, and two requests that wait for the viewer. */
export const calls: TypicalCalls = {
  ids: ['sendMessage', 'likeMessage', 'deleteMessage', 'acceptRequest', 'declineRequest'],
  prepare: async () => callsIn(await setTheScene()),
}
