// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import '#testing/work-queues.ts'
import { aDevice, aNote, bodiesAt, pushService } from '#testing/push.ts'
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { pushState, type PushState } from '#shared/api/push.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import {
  emptyQueues,
  sendRaw,
  takeBodies,
  workOff,
  workOnce,
  workQueues,
} from '#testing/work-queues.ts'
import { put, write } from '#platform/table/index.ts'
import { deviceIdOf, deviceKey, type PushDeviceItem } from '../items/device.items.ts'
import { noteKey } from '../items/note.items.ts'
import { handler as readState } from '../state/push-state.ts'
import { queueNote } from './queue-note.ts'
import { handler } from './send-push.ts'

const answering =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end()
  }

const devicesOf = async (token: string): Promise<PushState['devices']> =>
  (await call(readState, pushState, { token })).json['devices']

const DAY_MS = 24 * 3600_000

const failingFor = async (days: number, member: TestMember): Promise<string> => {
  const endpoint = await aDevice(member)
  const device = (await stored(deviceKey(member.id, deviceIdOf(endpoint)))) as PushDeviceItem
  await write(put({ ...device, failingSince: new Date(Date.now() - days * DAY_MS).toISOString() }))
  return endpoint
}

const send = () => workOff('send-push', handler)
const sendOnce = () => workOnce('send-push', handler)

beforeEach(emptyQueues)

describe('a push service that answers', () => {
  it.each([404, 410])('%i loses the device', async (status) => {
    const member = await aMember()
    const [gone, kept] = [await aDevice(member), await aDevice(member)]
    pushService.answerNext(gone, answering(status))
    await queueNote(member.id, aNote())
    expect(await send()).toBe(1)
    const devices = await devicesOf(member.token)
    expect(devices.map(({ id }) => id)).toEqual([deviceIdOf(kept)])
    expect(bodiesAt(kept)).toHaveLength(1)
  })

  it('410 keeps a device that subscribed again meanwhile', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const key = deviceKey(member.id, deviceIdOf(endpoint))
    pushService.answerNext(endpoint, (response) => {
      void (async () => {
        const device = (await stored(key)) as PushDeviceItem
        await write(put({ ...device, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }))
        response.writeHead(410).end()
      })()
    })
    await queueNote(member.id, aNote())
    await send()
    expect(await stored(key)).toMatchObject({ auth: 'AAAAAAAAAAAAAAAAAAAAAA' })
  })

  it.each([400, 403, 413])('%i drops the push and keeps the device', async (status) => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    pushService.answerNext(endpoint, answering(status))
    const note = aNote()
    await queueNote(member.id, note)
    expect(await send()).toBe(1)
    expect(pushService.callsOf(endpoint)).toBe(1)
    expect(await stored(noteKey(member.id, note.id))).toMatchObject({ state: 'done' })
    await queueNote(member.id, aNote({ body: 'Danach' }))
    await send()
    expect(bodiesAt(endpoint)).toEqual(['Danach'])
  })

  it('403 loses a device that subscribed with an earlier key', async () => {
    const member = await aMember()
    const [old, current] = [await aDevice(member), await aDevice(member)]
    const device = (await stored(deviceKey(member.id, deviceIdOf(old)))) as PushDeviceItem
    await write(put({ ...device, publicKey: 'earlier' }))
    for (const endpoint of [old, current]) pushService.answerNext(endpoint, answering(403))
    await queueNote(member.id, aNote())
    expect(await send()).toBe(1)
    const devices = await devicesOf(member.token)
    expect(devices.map(({ id }) => id)).toEqual([deviceIdOf(current)])
  })

  it.each([429, 500, 503])('%i gets the push again, and other devices do not', async (status) => {
    const member = await aMember()
    const [busy, fine] = [await aDevice(member), await aDevice(member)]
    pushService.answerNext(busy, answering(status), answering(status))
    await queueNote(member.id, aNote())
    expect(await sendOnce()).toBe(0)
    expect(await sendOnce()).toBe(0)
    expect(await sendOnce()).toBe(1)
    expect([bodiesAt(busy), bodiesAt(fine)].map(({ length }) => length)).toEqual([1, 1])
    expect([pushService.callsOf(busy), pushService.callsOf(fine)]).toEqual([3, 1])
  })

  it('500 five times leaves a dead letter that can be sent again', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    pushService.answerNext(endpoint, ...Array.from({ length: 5 }, () => answering(500)))
    const note = aNote()
    await queueNote(member.id, note)
    for (let count = 0; count < 6; count++) await sendOnce()
    expect(bodiesAt(endpoint)).toEqual([])
    const [letter] = await takeBodies(workQueues['send-push'].failedUrl)
    expect(letter).toEqual({ memberId: member.id, noteId: note.id })
    const key = deviceKey(member.id, deviceIdOf(endpoint))
    expect(await stored(key)).toHaveProperty('failingSince')
    await sendRaw(workQueues['send-push'].url, JSON.stringify(letter))
    await send()
    expect(bodiesAt(endpoint)).toEqual([note.body])
    expect(await stored(key)).not.toHaveProperty('failingSince')
  })

  it('500 for three days loses the device', async () => {
    const member = await aMember()
    const [lost, failing] = [await failingFor(4, member), await failingFor(2, member)]
    for (const endpoint of [lost, failing]) pushService.answerNext(endpoint, answering(500))
    await queueNote(member.id, aNote())
    pushService.answerNext(lost, ...Array.from({ length: 4 }, () => answering(500)))
    for (let count = 0; count < 5; count++) await sendOnce()
    expect(pushService.callsOf(lost)).toBe(5)
    expect((await devicesOf(member.token)).map(({ id }) => id)).toEqual([deviceIdOf(failing)])
    const key = deviceKey(member.id, deviceIdOf(failing))
    expect(await stored(key)).not.toHaveProperty('failingSince')
  })

  it('500 once keeps a device whose last push failed long ago', async () => {
    const member = await aMember()
    const endpoint = await failingFor(10, member)
    pushService.answerNext(endpoint, answering(500))
    const note = aNote()
    await queueNote(member.id, note)
    expect(await sendOnce()).toBe(0)
    expect(await sendOnce()).toBe(1)
    expect(bodiesAt(endpoint)).toEqual([note.body])
  })

  it('429 with Retry-After is asked again after that time', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    pushService.answerNext(endpoint, answering(429, { 'retry-after': '1' }))
    await queueNote(member.id, aNote())
    expect(await sendOnce()).toBe(1)
    expect(await sendOnce()).toBe(0)
    await eventually(async () => {
      expect(await sendOnce()).toBe(1)
    })
    expect(bodiesAt(endpoint)).toHaveLength(1)
  })

  it('429 with Retry-After again and again leaves a dead letter', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const refusals = Array.from({ length: 5 }, () => answering(429, { 'retry-after': '1' }))
    pushService.answerNext(endpoint, ...refusals)
    const note = aNote()
    await queueNote(member.id, note)
    await emptyQueues()
    const message = { memberId: member.id, noteId: note.id, deferrals: 5 }
    await sendRaw(workQueues['send-push'].url, JSON.stringify(message))
    for (let count = 0; count < 6; count++) await sendOnce()
    expect(await takeBodies(workQueues['send-push'].failedUrl)).toEqual([message])
  })

  it('nothing is given up after five seconds and asked again', { tags: ['measure'] }, async () => {
    const member = await aMember()
    const [silent, fine] = [await aDevice(member), await aDevice(member)]
    pushService.answerNext(silent, () => undefined)
    await queueNote(member.id, aNote())
    const started = performance.now()
    expect(await sendOnce()).toBe(0)
    expect(performance.now() - started).toBeGreaterThan(4900)
    expect(bodiesAt(fine)).toHaveLength(1)
    expect(await sendOnce()).toBe(1)
    expect(bodiesAt(silent)).toHaveLength(1)
  })

  it('with a broken connection is asked again', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    const broken = Array.from({ length: 3 }, () => (response: ServerResponse) => response.destroy())
    pushService.answerNext(endpoint, ...broken)
    await queueNote(member.id, aNote())
    while ((await sendOnce()) === 0) expect(pushService.callsOf(endpoint)).toBeLessThanOrEqual(3)
    expect(bodiesAt(endpoint)).toHaveLength(1)
  })

  it('with a redirect is not followed', async () => {
    const member = await aMember()
    const [endpoint, target] = [await aDevice(member), await aDevice(member)]
    const { standIns } = pushService
    const location = target.replace(/^https:\/\/[^/]+/, Object.values(standIns)[0] ?? '')
    pushService.answerNext(endpoint, answering(307, { location }))
    await queueNote(member.id, aNote())
    expect(await send()).toBe(1)
    expect(pushService.callsOf(target)).toBe(1)
  })
})
