import { aMember, type TestMember } from '../members.ts'
import { anOpenPair, storedMessage } from '../messages.ts'
import { putAll } from '../posts.ts'
import { aThread, settled } from '../threads.ts'
import type { TypicalCalls } from './typical-calls.ts'

const THREADS = 21
const MESSAGES = 31

const SENTENCE = 'Sehen wir uns vor der Bühne, links vom Mischpult? '

interface Scene {
  readonly viewer: TestMember
  readonly other: TestMember
  /** The newest message of the other, which the viewer has not read. */
  readonly newest: string
  readonly third: TestMember
}

const setTheScene = async (): Promise<Scene> => {
  const [viewer, other, third] = [await aMember(), await aMember(), await aMember()]
  await aThread(third, viewer, SENTENCE)
  for (let index = 0; index < THREADS; index++) {
    const fan = await aMember({ displayName: 'Fan der ersten Stunde' })
    await aThread(fan, viewer, SENTENCE)
  }
  await anOpenPair(viewer, other)
  const written = Array.from({ length: MESSAGES }, (_, index) => {
    const [from, to] = index % 2 ? [viewer, other] : [other, viewer]
    return storedMessage(from, to, { content: SENTENCE.repeat(2) }).item
  })
  await putAll(written)
  const [newest = ''] = await settled(other, viewer, 1)
  return { viewer, other, newest, third }
}

const callsIn = ({ viewer: { token }, other, newest, third }: Scene) => {
  const at = { token, params: { id: other.id } }
  return {
    listThreads: { token },
    getThread: at,
    unreadMessages: { token },
    readThread: { ...at, body: { upTo: newest } },
    changeThread: { ...at, body: { muted: true } },
    deleteThread: { token, params: { id: third.id } },
  }
}

/** More threads than a page shows, one of them with more messages than a page, 17 of them unread. */
export const calls: TypicalCalls = {
  ids: ['listThreads', 'getThread', 'unreadMessages', 'readThread', 'changeThread', 'deleteThread'],
  prepare: async () => callsIn(await setTheScene()),
}
