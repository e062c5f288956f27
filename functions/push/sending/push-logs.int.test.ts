import '#testing/work-queues.ts'
import { aDevice, aNote, pushService } from '#testing/push.ts'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { subscribeToPush } from '#shared/api/push.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { LOCAL_PUSH_KEYS } from '#testing/push-keys.ts'
import { stored } from '#testing/stored.ts'
import { aSubscription } from '#testing/subscriptions.ts'
import { emptyQueues, workOnce } from '#testing/work-queues.ts'
import { put, write } from '#platform/table/index.ts'
import { handler as subscribe } from '../devices/subscribe-to-push.ts'
import { deviceIdOf, deviceKey, type PushDeviceItem } from '../items/device.items.ts'
import { queueNote } from './queue-note.ts'
import { handler } from './send-push.ts'

const printed: string[] = []

beforeEach(async () => {
  await emptyQueues()
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

const logged = (): string => printed.join('')

const secretsOf = async (memberId: string, endpoint: string): Promise<readonly string[]> => {
  const key = deviceKey(memberId, deviceIdOf(endpoint))
  const { p256dh, auth } = (await stored(key)) as PushDeviceItem
  return [new URL(endpoint).pathname, p256dh, auth, LOCAL_PUSH_KEYS.PUSH_PRIVATE_KEY]
}

const FAULTS: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['403', (response) => response.writeHead(403).end()],
  ['413', (response) => response.writeHead(413).end()],
  ['500', (response) => response.writeHead(500).end()],
  ['a broken connection', (response) => response.destroy()],
]

it.each(FAULTS)('logs neither address nor keys nor texts after %s', async (_, fault) => {
  const member = await aMember()
  const endpoint = await aDevice(member)
  const secrets = await secretsOf(member.id, endpoint)
  const note = aNote()
  // A connection that breaks when it is reused is tried again at once.
  pushService.answerNext(endpoint, fault, fault)
  await queueNote(member.id, note)
  await workOnce('send-push', handler)
  expect(logged()).toContain('"hostname":"push.test"')
  for (const secret of [...secrets, note.body]) expect(logged()).not.toContain(secret)
})

it.each([
  ['an address that is not public', { endpoint: 'https://localhost/push/secret' }],
  ['a broken key', { p256dh: 'c2VjcmV0' }],
])('logs neither address nor keys of a device with %s', async (_, broken) => {
  const member = await aMember()
  const key = deviceKey(member.id, deviceIdOf(await aDevice(member)))
  const device = (await stored(key)) as PushDeviceItem
  await write(put({ ...device, ...broken }))
  await queueNote(member.id, aNote())
  await workOnce('send-push', handler)
  expect(logged()).toContain('push failed')
  const { pathname } = new URL(device.endpoint)
  for (const secret of [pathname, '/push/secret', 'c2VjcmV0', device.p256dh, device.auth])
    expect(logged()).not.toContain(secret)
})

it('logs nothing of a subscription that is refused', async () => {
  const { token } = await aMember()
  const { keys } = aSubscription()
  const body = { endpoint: 'https://127.0.0.1/push/secret', keys }
  expect((await call(subscribe, subscribeToPush, { token, body })).status).toBe(400)
  expect(logged()).not.toContain('secret')
  expect(logged()).not.toContain(keys.auth)
})
