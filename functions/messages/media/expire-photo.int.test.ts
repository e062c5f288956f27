import { emptyQueues, sendRaw, takeBodies, workOff, workQueues } from '#testing/work-queues.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { write } from '#platform/table/index.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { hasObject } from '#testing/media.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aTemporaryPhoto, type MediaMessage } from '#testing/message-media.ts'
import { stored } from '#testing/stored.ts'
import { handler as schedule } from '../effects/schedule-photo-expiry.ts'
import { messageKey, setHorns } from '../items/message.items.ts'
import { handler } from './expire-photo.ts'
import { noteDelivery, openPhoto } from './photo.items.ts'

let sender: TestMember
let receiver: TestMember

beforeAll(async () => {
  ;[sender, receiver] = [await aMember(), await aMember()]
})

afterEach(emptyQueues)

const iso = (fromNow: number): string => new Date(Date.now() + fromNow).toISOString()

/** A photo whose 30 seconds end so many milliseconds from now, and the event of its view. */
const viewed = async (endsIn: number, isDelivered = true) => {
  const photo = await aTemporaryPhoto(sender, receiver)
  const times = { viewedAt: iso(endsIn - 30_000), vanishesAt: iso(endsIn) }
  const opening = { memberId: receiver.id, ticketHash: 'x', ...times }
  const event = await changeBy(messageKey(photo.ref), () => write(openPhoto(photo.ref, opening)))
  if (!event) throw new Error('Nothing changed')
  if (isDelivered) await write(noteDelivery(photo.ref, 'x'))
  return { photo, event }
}

const deliver = deliverTo('schedule-photo-expiry', schedule)
const work = () => workOff('expire-photo', handler)

const isGone = async ({ key, ref }: MediaMessage): Promise<boolean> => {
  const message = await stored(messageKey(ref))
  return !(await hasObject(key)) && !('key' in ((message?.['media'] ?? {}) as object))
}

describe('a photo that was opened', () => {
  it('is deleted when its time is over, also when nobody asks for it', async () => {
    const { photo, event } = await viewed(0)
    await deliver(event)
    expect(await work()).toBe(1)
    expect(await isGone(photo)).toBe(true)
    const message = await stored(messageKey(photo.ref))
    expect(message).toMatchObject({ isTemporary: true, media: { type: 'image' } })
    expect(message).not.toHaveProperty('photoTicket')
  })

  it('waits again when its bytes never left, and can be opened once more', async () => {
    const { photo, event } = await viewed(0, false)
    await deliver(event)
    expect(await work()).toBe(1)
    expect(await hasObject(photo.key)).toBe(true)
    const message = await stored(messageKey(photo.ref))
    for (const name of ['viewedAt', 'vanishesAt', 'photoTicket'])
      expect(message).not.toHaveProperty(name)
    const times = { viewedAt: iso(-30_000), vanishesAt: iso(0) }
    const opening = { memberId: receiver.id, ticketHash: 'y', ...times }
    const again = await changeBy(messageKey(photo.ref), () => write(openPhoto(photo.ref, opening)))
    if (!again) throw new Error('Nothing changed')
    await write(noteDelivery(photo.ref, 'y'))
    await deliver(again)
    await work()
    expect(await isGone(photo)).toBe(true)
  })

  it('waits in the queue until its time is over', async () => {
    const { photo, event } = await viewed(1500)
    await deliver(event)
    expect(await work()).toBe(0)
    expect(await hasObject(photo.key)).toBe(true)
    await expect.poll(work, { timeout: 10_000 }).toBe(1)
    expect(await isGone(photo)).toBe(true)
  })

  it('is deleted once when event and message arrive several times', async () => {
    const { photo, event } = await viewed(0)
    for (let delivery = 0; delivery < 3; delivery++) await deliver(event)
    expect(await work()).toBe(3)
    expect(await isGone(photo)).toBe(true)
    const after = await stored(messageKey(photo.ref))
    await deliver(event)
    await work()
    expect(await stored(messageKey(photo.ref))).toEqual(after)
  })

  it('goes back to the queue when its message arrives too early', async () => {
    const { photo } = await viewed(60_000)
    await sendRaw(workQueues['expire-photo'].url, JSON.stringify(photo.ref))
    expect(await work()).toBe(1)
    expect(await hasObject(photo.key)).toBe(true)
  })

  it('is not scheduled again by later changes of its message', async () => {
    const { photo } = await viewed(0)
    const horns = setHorns(photo.ref, sender.id, true)
    const change = await changeBy(messageKey(photo.ref), () => write(horns))
    if (!change) throw new Error('Nothing changed')
    await deliver(change)
    expect(await takeBodies(workQueues['expire-photo'].url)).toEqual([])
  })

  it('stays until it is opened, and a message that is gone needs no work', async () => {
    const photo = await aTemporaryPhoto(sender, receiver)
    await sendRaw(workQueues['expire-photo'].url, JSON.stringify(photo.ref))
    const unknown = { ...photo.ref, ulid: photo.ref.ulid.replace(/.$/, '0') }
    await sendRaw(workQueues['expire-photo'].url, JSON.stringify(unknown))
    expect(await work()).toBe(2)
    expect(await hasObject(photo.key)).toBe(true)
  })
})
