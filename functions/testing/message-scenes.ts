import { memberKey } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { handler as deliversMessage } from '../messages/effects/deliver-message.ts'
import { handler as refreshesNames } from '../messages/effects/refresh-thread-names.ts'
import { sideKey } from '../messages/threads/side.items.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember, type TestMember } from './members.ts'
import { anOpenPair, storedMessage, storedPair } from './messages.ts'
import { putAll } from './posts.ts'
import { stored } from './stored.ts'
import { aDeliveredRequest, aThread } from './threads.ts'
import { unitsOf, type Units } from './units.ts'

type Change = ReturnType<typeof changeRecord>

const delivery = (record: Change): Promise<Units> =>
  unitsOf(() => deliverTo('deliver-message', deliversMessage)(record))

const refresh = (record: Change): Promise<Units> =>
  unitsOf(() => deliverTo('refresh-thread-names', refreshesNames)(record))

const THREADS = 20

const two = async (): Promise<[TestMember, TestMember]> => [
  await aMember({ displayName: 'Blut Eisen' }),
  await aMember({ displayName: 'Frost Mahr' }),
]

const storedNow = async (from: TestMember, to: TestMember) => {
  const { item } = storedMessage(from, to)
  await putAll([item])
  return item
}

const renamed = async ({ id }: TestMember): Promise<Change> => {
  const before = await stored(memberKey(id))
  if (!before) throw new Error('No member')
  const after = { ...before, displayName: 'Ganz Anders', version: before.version + 1 }
  await putAll([after])
  return changeRecord(before, after)
}

export const messageScenarios: Readonly<Record<string, () => Promise<Units>>> = {
  'deliver-message Message.created': async () => {
    const [one, other] = await two()
    await aThread(one, other)
    return delivery(changeRecord(null, await storedNow(one, other)))
  },
  'deliver-message Message.created (first)': async () => {
    const [one, other] = await two()
    await anOpenPair(one, other)
    return delivery(changeRecord(null, await storedNow(one, other)))
  },
  'deliver-message Message.created (repeated)': async () => {
    const [one, other] = await two()
    await anOpenPair(one, other)
    const event = changeRecord(null, await storedNow(one, other))
    await delivery(event)
    return delivery(event)
  },
  'deliver-message Message.changed (horns)': async () => {
    const [one, other] = await two()
    const { item } = storedMessage(one, other)
    return delivery(changeRecord(item, { ...item, horns: new Set([other.id]) } as never))
  },
  'deliver-message Pair.changed (accepted)': async () => {
    const [one, other] = await two()
    await aDeliveredRequest(one, other)
    const before = storedPair(one, other, { requestMessages: 1 })
    const after = { ...before, acceptedAt: isoNow() }
    await putAll([after])
    return delivery(changeRecord(before, after))
  },
  'refresh-thread-names ChatSide.created': async () => {
    const [one, other] = await two()
    await aThread(one, other)
    return refresh(changeRecord(null, await stored(sideKey(one.id, other.id))))
  },
  'refresh-thread-names Member.changed (20 threads)': async () => {
    const member = await aMember({ displayName: 'Blut Eisen' })
    for (let count = 0; count < THREADS; count++) await aThread(member, await aMember())
    return refresh(await renamed(member))
  },
}
