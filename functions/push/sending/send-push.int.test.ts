import '#testing/work-queues.ts'
import { aDevice, aNote, bodiesAt, pushService } from '#testing/push.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { pushState, type PushState } from '#shared/api/push.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import {
  emptyQueues,
  sendRaw,
  takeBodies,
  workOff,
  workOnce,
  workQueues,
} from '#testing/work-queues.ts'
import { newId } from '#platform/runtime/ids.ts'
import { put, write } from '#platform/table/index.ts'
import { deviceIdOf, deviceKey, type PushDeviceItem } from '../items/device.items.ts'
import { noteKey } from '../items/note.items.ts'
import type { ConcertActivityItem } from '../../notifications/index.ts'
import { activityNote } from '../notes/activity-note.ts'
import { handler as readState } from '../state/push-state.ts'
import { queueNote } from './queue-note.ts'
import { handler } from './send-push.ts'

const devicesOf = async (token: string): Promise<PushState['devices']> =>
  (await call(readState, pushState, { token })).json['devices']

const send = () => workOff('send-push', handler)

beforeEach(emptyQueues)

describe('a push', () => {
  it('reaches all devices of the member, encrypted and signed', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const endpoints = [await aDevice(member), await aDevice(member)]
    const foreign = await aDevice(other)
    const note = aNote()
    await queueNote(member.id, note)
    expect(await send()).toBe(1)
    for (const endpoint of endpoints)
      expect(pushService.receivedAt(endpoint)).toEqual([
        {
          payload: note,
          ttl: 86_400,
          urgency: 'normal',
          topic: expect.stringMatching(/^[\w-]{32}$/) as string,
        },
      ])
    expect(pushService.receivedAt(foreign)).toEqual([])
    const devices = await devicesOf(member.token)
    expect(devices.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true)
  })

  it('is sent once, however often it is queued and delivered', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const note = aNote()
    for (let count = 0; count < 3; count++) await queueNote(member.id, note)
    await send()
    await queueNote(member.id, { ...note, body: 'Anders' })
    await send()
    expect(bodiesAt(endpoint)).toEqual([note.body])
  })

  it('leaves no texts in the table once it is sent', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const note = aNote()
    await queueNote(member.id, note)
    await send()
    const sentTo = new Set([deviceIdOf(endpoint)])
    const left = { state: 'done', title: '', body: '', sentTo }
    expect(await stored(noteKey(member.id, note.id))).toMatchObject(left)
  })

  it('is sent once when two workers deliver it at the same time', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const note = aNote()
    await queueNote(member.id, note)
    await queueNote(member.id, note)
    await Promise.all([workOnce('send-push', handler, 1), workOnce('send-push', handler, 1)])
    await send()
    expect(bodiesAt(endpoint)).toEqual([note.body])
  })

  it('with texts of 100 KB is cut between characters', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    await queueNote(member.id, aNote({ title: '🤘🏽'.repeat(5000), body: '👨‍👩‍👧‍👦'.repeat(3000) }))
    await send()
    const [received] = pushService.receivedAt(endpoint)
    expect(received?.payload.title).toMatch(/^(🤘🏽)+…$/u)
    expect(received?.payload.body).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
    expect(Buffer.byteLength(JSON.stringify(received?.payload))).toBeLessThanOrEqual(3072)
  })

  it('is not sent when its cause is gone', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const cause = { PK: `CAUSE#${newId()}`, SK: 'CAUSE' }
    await write(put(cause))
    await queueNote(member.id, aNote({ cause }))
    await remove(cause)
    expect(await send()).toBe(1)
    expect(bodiesAt(endpoint)).toEqual([])
  })

  it('to a member without devices ends', async () => {
    const { id } = await aMember()
    const note = aNote()
    await queueNote(id, note)
    expect(await send()).toBe(1)
    expect(await stored(noteKey(id, note.id))).toMatchObject({ state: 'done' })
  })

  it('that waits or was removed is not sent', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const note = aNote()
    await queueNote(member.id, note)
    await remove(noteKey(member.id, note.id))
    expect(await send()).toBe(1)
    expect(bodiesAt(endpoint)).toEqual([])
  })
})

it('says how many concerts an import brought when it is sent', async () => {
  const member = await aMember()
  const endpoint = await aDevice(member)
  const [first, second] = [newId(), newId()]
  const activity: ConcertActivityItem = {
    PK: `NOTIFY#${member.id}`,
    SK: `ACTIVITY#${newId()}`,
    sequence: 1,
    kind: 'concert',
    concert: {
      ...{ id: first, change: 'new', bandName: 'Grabeswind', venue: 'Exil', city: 'Göttingen' },
      ...{ date: '2027-03-12', time: null },
    },
    imported: [first],
  }
  await write(put(activity))
  await queueNote(member.id, activityNote(activity))
  await write(put({ ...activity, imported: [first, second] }))
  await send()
  expect(bodiesAt(endpoint)).toEqual(['Zum Beispiel Grabeswind: 12.03.2027, Exil, Göttingen'])
})

it('forgets a device whose name leads to an address that is not public', async () => {
  const member = await aMember()
  const endpoint = await aDevice(member)
  const device = (await stored(deviceKey(member.id, deviceIdOf(endpoint)))) as PushDeviceItem
  const address = 'https://localhost/push'
  await write(
    put({ ...device, SK: deviceKey(member.id, deviceIdOf(address)).SK, endpoint: address }),
  )
  await queueNote(member.id, aNote())
  expect(await send()).toBe(1)
  expect(await devicesOf(member.token)).toHaveLength(1)
  expect(bodiesAt(endpoint)).toHaveLength(1)
})

it('leaves a message that names no note among the dead letters', async () => {
  await sendRaw(workQueues['send-push'].url, '{"memberId":1}')
  for (let count = 0; count < 6; count++) await workOnce('send-push', handler)
  expect(await takeBodies(workQueues['send-push'].failedUrl)).toEqual([{ memberId: 1 }])
})
