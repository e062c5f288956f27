import {
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#shared/api/push.ts'
import { callOutsideSession } from '#spa/platform/api-client.ts'
import { keepPushEnabled } from '#spa/entities/notification/kept-notifications.ts'
import {
  forgetPushDevice,
  keepPushDevice,
  readPushDevice,
  sessionMark,
  type PushDevice,
} from '#spa/platform/push/push-device.ts'
import { deviceIdOf } from '#spa/platform/push/device-id.ts'
import { toBody, currentSubscription, isForKey, subscribeBrowser } from './subscription.ts'

const forget = (): void => {
  forgetPushDevice()
  keepPushEnabled(false)
}

/** Ends push on this device without the server, which forgets a device with its session. */
export const leavePush = async (): Promise<void> => {
  forgetPushDevice()
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
}

const tellRemoved = (endpoint: string): Promise<unknown> =>
  callOutsideSession(unsubscribeFromPush, { body: { endpoint } })

const lists = async ({ devices }: PushState, endpoint: string): Promise<boolean> => {
  const own = await deviceIdOf(endpoint)
  return devices.some(({ id }) => id === own)
}

const renew = async (memberId: string, publicKey: string, before: string): Promise<void> => {
  const { endpoint, ...subscription } = toBody(await subscribeBrowser(publicKey))
  await callOutsideSession(subscribeToPush, { body: { endpoint, ...subscription } })
  keepPushDevice(memberId, endpoint)
  keepPushEnabled(true)
  if (endpoint !== before) await tellRemoved(before)
}

/** What this browser should do about push, and the state of the server. */
const compare = async (endpoint: string, state: PushState, publicKey: string) => {
  const subscription = await currentSubscription()
  const isUnchanged = subscription?.endpoint === endpoint && isForKey(subscription, publicKey)
  if (!isUnchanged) return 'renew'
  return (await lists(state, endpoint)) ? 'keep' : 'removed'
}

/** After the server has an answer for this device. */
const resyncWith = async (kept: PushDevice, state: PushState, publicKey: string): Promise<void> => {
  const found = await compare(kept.endpoint, state, publicKey)
  if (found === 'keep') {
    keepPushEnabled(true)
  } else if (found === 'removed' && kept.session === sessionMark()) {
    await leavePush()
    keepPushEnabled(false)
  } else {
    await renew(kept.memberId, publicKey, kept.endpoint)
  }
}

const resync = async (memberId: string): Promise<void> => {
  const kept = readPushDevice()
  if (!kept) return
  if (kept.memberId !== memberId) {
    await leavePush()
    return
  }
  if (Notification.permission !== 'granted') {
    await tellRemoved(kept.endpoint)
    forget()
    return
  }
  const state = await callOutsideSession(pushState, {})
  if (state.publicKey !== null) await resyncWith(kept, state, state.publicKey)
}

let running: Promise<void> | undefined

/**
 * Brings browser and server together again, at the start: after the member revoked the permission, the browser changed
 * its subscription, the key was rotated, a lost session took the device along, or another device removed this one
 * (docs/decisions/0053-push-is-switched-per-device.md). It throws when it must be tried again.
 */
export const resyncPush = (memberId: string): Promise<void> => {
  running ??= resync(memberId).finally(() => {
    running = undefined
  })
  return running
}
