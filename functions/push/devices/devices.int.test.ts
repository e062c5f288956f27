import '#testing/work-queues.ts'
import { describe, expect, it } from 'vitest'
import {
  pushState,
  removePushDevice,
  savePushPreferences,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#shared/api/push.ts'
import { MAX_PUSH_DEVICES } from '#shared/domain/push.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { remove as removeStored, stored } from '#testing/stored.ts'
import { aSubscription, PUSH_ORIGIN } from '#testing/subscriptions.ts'
import { sessionKey } from '#platform/identity/session.items.ts'
import { pushMemberKey } from '../../settings/index.ts'
import { addDevice, readDevices, markUsed } from '../items/device.repository.ts'
import { endpointKey } from '../items/device.items.ts'
import { handler as read } from '../state/push-state.ts'
import { handler as save } from '../state/save-push-preferences.ts'
import { handler as remove } from './remove-push-device.ts'
import { handler as subscribe } from './subscribe-to-push.ts'
import { handler as unsubscribe } from './unsubscribe-from-push.ts'

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

const subscribing = (token: string, body: unknown = aSubscription(), userAgent = FIREFOX) =>
  call(subscribe, subscribeToPush, { token, body, headers: { 'user-agent': userAgent } })

const reading = async (token: string): Promise<PushState> =>
  (await call(read, pushState, { token })).json

describe('subscribing', () => {
  it('switches push on and lists the device by name', async () => {
    const { id, token } = await aMember()
    const { status, json } = await subscribing(token)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      enabled: true,
      devices: [{ name: 'Firefox auf Android', lastUsedAt: null }],
    })
    expect(await reading(token)).toEqual(json)
    expect(await stored(pushMemberKey(id))).toMatchObject({ enabled: true, community: true })
  })

  it('again replaces keys and adds no device', async () => {
    const { token } = await aMember()
    const subscription = aSubscription()
    await subscribing(token, subscription)
    const { keys } = aSubscription()
    const { json } = await subscribing(token, { ...subscription, expirationTime: null, keys })
    expect(json).toMatchObject({ devices: [{ name: 'Firefox auf Android' }] })
    expect((json as PushState).devices).toHaveLength(1)
  })

  it('leaves push off for a member who switched it off for all devices', async () => {
    const { id, token } = await aMember()
    const subscription = aSubscription()
    await subscribing(token, subscription)
    await call(save, savePushPreferences, { token, body: { enabled: false } })
    await call(unsubscribe, unsubscribeFromPush, {
      token,
      body: { endpoint: subscription.endpoint },
    })
    expect((await subscribing(token)).json).toMatchObject({ enabled: false, devices: [{}] })
    expect(await stored(pushMemberKey(id))).toMatchObject({ enabled: false })
  })

  it('moves an endpoint that another member had', async () => {
    const [first, second] = [await aMember(), await aMember()]
    const subscription = aSubscription()
    await subscribing(first.token, subscription)
    await subscribing(second.token, subscription)
    expect((await reading(first.token)).devices).toEqual([])
    expect((await reading(second.token)).devices).toHaveLength(1)
    expect(await stored(endpointKey(subscription.endpoint))).toMatchObject({ memberId: second.id })
    expect(await stored(pushMemberKey(first.id))).toBeNull()
    expect(await stored(pushMemberKey(second.id))).not.toBeNull()
  })

  it('leaves the endpoint with one member when several subscribe it at once', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => aMember()))
    const subscription = aSubscription()
    const answers = await Promise.all(members.map(({ token }) => subscribing(token, subscription)))
    expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200))
    const states = await Promise.all(members.map(({ token }) => reading(token)))
    expect(states.flatMap(({ devices }) => devices)).toHaveLength(1)
    const copies = await Promise.all(members.map(({ id }) => stored(pushMemberKey(id))))
    expect(copies.filter((copy) => copy !== null)).toHaveLength(1)
  })

  it('keeps the 20 devices that were used last', async () => {
    const { token } = await aMember()
    const subscriptions = Array.from({ length: 50 }, () => aSubscription())
    for (const subscription of subscriptions) await subscribing(token, subscription)
    const { devices } = await reading(token)
    expect(devices).toHaveLength(MAX_PUSH_DEVICES)
    const [oldest, newest] = [subscriptions[0], subscriptions.at(-1)]
    expect(await stored(endpointKey(oldest?.endpoint ?? ''))).toBeNull()
    expect(await stored(endpointKey(newest?.endpoint ?? ''))).not.toBeNull()
  })

  it('keeps an old device that a push reached, and loses the next one', async () => {
    const { id, token } = await aMember()
    const subscriptions = Array.from({ length: MAX_PUSH_DEVICES + 1 }, () => aSubscription())
    const [reached, unused] = subscriptions
    for (const subscription of subscriptions.slice(0, -1)) await subscribing(token, subscription)
    const device = (await readDevices(id)).find(({ endpoint }) => endpoint === reached?.endpoint)
    if (device) await markUsed(device)
    await subscribing(token, subscriptions.at(-1))
    const left = new Set((await readDevices(id)).map(({ endpoint }) => endpoint))
    expect(left.size).toBe(MAX_PUSH_DEVICES)
    expect(left).toContain(reached?.endpoint)
    expect(left).not.toContain(unused?.endpoint)
  })

  it('of ten devices at once loses none', async () => {
    const { token } = await aMember()
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribing(token)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await reading(token)).devices).toHaveLength(10)
  })

  it('stores nothing for a session that ended during the call', async () => {
    const { id, token } = await aMember()
    const { endpoint, keys } = aSubscription()
    await removeStored(sessionKey(token))
    const device = { endpoint, ...keys, publicKey: '', name: 'Firefox', sessionId: 'ended' }
    await expect(addDevice(id, device, token)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await stored(endpointKey(endpoint))).toBeNull()
    expect(await stored(pushMemberKey(id))).toBeNull()
  })

  const { keys } = aSubscription()
  const at = (endpoint: string) => ({ endpoint, keys })
  const offCurve = Buffer.alloc(65, 7).toString('base64url')

  it.each([
    ['http', at('http://push.test/push/1')],
    ['another protocol', at('ftp://push.example/1')],
    ['another port', at('https://web.push.apple.com:8443/1')],
    ['credentials', at('https://name:secret@web.push.apple.com/1')],
    ['an address of the machine', at('https://127.0.0.1/push')],
    ['the address of credentials', at('https://169.254.169.254/latest/meta-data')],
    ['a private network', at('https://10.0.0.8/push')],
    ['a host that is no push service', at('https://push.example/1')],
    ['a name without a point', at('https://fcm/1')],
    ['a point behind the name', at('https://fcm.googleapis.com./fcm/send/1')],
    ['a name that only begins so', at('https://fcm.googleapis.com.example.org/1')],
    ['a name that only ends so', at('https://evilpush.apple.com/1')],
    ['a name below a service', at('https://intern.fcm.googleapis.com/1')],
    ['a private network in hexadecimals', at('https://0x0a000001/push')],
    ['a loopback address of IPv6', at('https://[::1]/push')],
    ['no address', at('push')],
    ['an address of 2,000 characters', at(`https://web.push.apple.com/${'x'.repeat(2000)}`)],
    ['no keys', { endpoint: 'https://web.push.apple.com/1' }],
    [
      'a key that is too short',
      { ...at('https://web.push.apple.com/1'), keys: { ...keys, auth: 'abc' } },
    ],
    [
      'a key on no curve',
      { ...at('https://web.push.apple.com/1'), keys: { ...keys, p256dh: offCurve } },
    ],
  ])('refuses %s', async (_, body) => {
    const { token } = await aMember()
    const { status, json } = await subscribing(token, body)
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'invalid_input' })
    expect((await reading(token)).devices).toEqual([])
  })
})

describe('a device', () => {
  it('is removed by its endpoint, also when it is unknown', async () => {
    const { id, token } = await aMember()
    const [one, other] = [aSubscription(), aSubscription()]
    await subscribing(token, one)
    await subscribing(token, other)
    const body = { endpoint: one.endpoint }
    for (let count = 0; count < 2; count++) {
      const { status, json } = await call(unsubscribe, unsubscribeFromPush, { token, body })
      expect(status).toBe(200)
      expect((json as PushState).devices).toHaveLength(1)
    }
    expect(await stored(pushMemberKey(id))).not.toBeNull()
    await call(unsubscribe, unsubscribeFromPush, { token, body: { endpoint: other.endpoint } })
    expect(await stored(pushMemberKey(id))).toBeNull()
  })

  it('of another member stays', async () => {
    const [owner, other] = [await aMember(), await aMember()]
    const subscription = aSubscription()
    await subscribing(owner.token, subscription)
    const [device] = (await reading(owner.token)).devices
    const { token } = other
    const body = { endpoint: subscription.endpoint }
    await call(unsubscribe, unsubscribeFromPush, { token, body })
    await call(remove, removePushDevice, { token, params: { id: device?.id ?? '' } })
    expect((await reading(owner.token)).devices).toHaveLength(1)
  })

  it('is removed by its id, and no other one', async () => {
    const { id, token } = await aMember()
    await subscribing(token)
    await subscribing(token)
    for (const left of [1, 0]) {
      const [device] = (await reading(token)).devices
      const params = { id: device?.id ?? '' }
      const { json } = await call(remove, removePushDevice, { token, params })
      expect((json as PushState).devices).toHaveLength(left)
    }
    expect(await stored(pushMemberKey(id))).toBeNull()
  })
})

it('accepts the origins of the known push services', async () => {
  const { token } = await aMember()
  const { keys } = aSubscription()
  for (const origin of [
    PUSH_ORIGIN,
    'https://fcm.googleapis.com',
    'https://updates.push.services.mozilla.com',
    'https://web.push.apple.com',
    'https://wns2-par02p.notify.windows.com',
  ])
    expect((await subscribing(token, { endpoint: `${origin}/x`, keys })).status).toBe(200)
})
