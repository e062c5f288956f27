import { beforeAll, expect, it } from 'vitest'
import { write } from '#platform/table/index.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { hasObject } from '#testing/media.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPhoto, aVoiceMessage, type MediaMessage } from '#testing/message-media.ts'
import { emptyMessage, messageKey, type MessageItem, setHorns } from '../items/message.items.ts'
import { handler } from './delete-message-media.ts'

let sender: TestMember
let receiver: TestMember

beforeAll(async () => {
  ;[sender, receiver] = [await aMember(), await aMember()]
})

const removed = (item: MessageItem): MessageItem => ({ ...item, status: 'removed' })

const deliver = deliverTo('delete-message-media', handler)

it.each([
  ['photo', aPhoto],
  ['recording', aVoiceMessage],
])('deletes the %s of a message that its sender deleted', async (_name, aMedium) => {
  const { item, ref, key } = await aMedium(sender, receiver)
  const event = await changeBy(messageKey(ref), () => write(emptyMessage(item)))
  if (!event) throw new Error('Nothing changed')
  for (let delivery = 0; delivery < 3; delivery++) await deliver(event)
  expect(await hasObject(key)).toBe(false)
})

it.each<[string, (photo: MediaMessage) => ReturnType<typeof changeRecord>]>([
  ['was removed', ({ item }) => changeRecord(item, removed(item))],
  ['no longer exists', ({ item }) => changeRecord(item, null)],
])('deletes the photo of a message that %s', async (_name, eventOf) => {
  const photo = await aPhoto(sender, receiver)
  await deliver(eventOf(photo))
  expect(await hasObject(photo.key)).toBe(false)
})

it('keeps the photo when something else changes', async () => {
  const { ref, key } = await aPhoto(sender, receiver)
  const horns = setHorns(ref, receiver.id, true)
  const event = await changeBy(messageKey(ref), () => write(horns))
  if (!event) throw new Error('Nothing changed')
  await deliver(event)
  expect(await hasObject(key)).toBe(true)
})
