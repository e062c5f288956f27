import { emptyQueues, takeBodies, workQueues } from '#testing/work-queues.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { storedMessage } from '#testing/messages.ts'
import type { MessageItem } from '../items/message.items.ts'
import { handler } from './schedule-photo-expiry.ts'

let sender: TestMember
let receiver: TestMember

beforeAll(async () => {
  ;[sender, receiver] = [await aMember(), await aMember()]
})

afterEach(emptyQueues)

const deliver = deliverTo('schedule-photo-expiry', handler)
const queued = () => takeBodies(workQueues['expire-photo'].url)

/** The changes of a photo that vanishes so many milliseconds from now: its view, and horns afterwards. */
const changesOf = (vanishesIn: number) => {
  const { ref, item } = storedMessage(sender, receiver, { isTemporary: true })
  const vanishesAt = new Date(Date.now() + vanishesIn).toISOString()
  const viewed: MessageItem = { ...item, viewedAt: vanishesAt, vanishesAt }
  const liked: MessageItem = { ...viewed, horns: new Set([sender.id]) }
  return { ref, view: changeRecord(item, viewed), horns: changeRecord(viewed, liked) }
}

it('queues the deletion of a photo whose time is over', async () => {
  const { ref, view } = changesOf(-1000)
  await deliver(view)
  expect(await queued()).toEqual([ref])
})

it('hides the message from the worker until the photo vanishes', async () => {
  await deliver(changesOf(30_000).view)
  expect(await queued()).toEqual([])
})

it('queues nothing for other changes', async () => {
  await deliver(changesOf(-1000).horns)
  expect(await queued()).toEqual([])
})
