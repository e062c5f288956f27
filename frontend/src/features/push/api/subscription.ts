import type { PushSubscriptionBody } from '#shared/api/push.ts'
import { wait } from '#spa/platform/waits.ts'

/** How long there may be no service worker that installs. On a slow line, installing one takes longer than this. */
const NONE_MS = 10_000

const untilNoneInstalls = async (): Promise<never> => {
  await wait(NONE_MS)
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.installing ?? registration?.waiting) return untilNoneInstalls()
  throw new Error('No service worker became active.')
}

/** @throws when no service worker installs, such as in a private window */
const manager = async (): Promise<PushManager> => {
  const { ready } = navigator.serviceWorker
  const registration = await Promise.race([ready, untilNoneInstalls()])
  return registration.pushManager
}

/** The subscription of this browser; null without one. */
export const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Whether the server can push to a subscription. Browsers that do not say the key have not changed it. */
export const isForKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey === null ||
  base64url(options.applicationServerKey) === publicKey.replaceAll('=', '')

/** Subscribes this browser, or returns the subscription that it has. A subscription of an older key is replaced. */
export const subscribeBrowser = async (publicKey: string): Promise<PushSubscription> => {
  const pushManager = await manager()
  const existing = await pushManager.getSubscription()
  if (existing && !isForKey(existing, publicKey)) await existing.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** What the server learns of a subscription. */
export const toBody = (subscription: PushSubscription): PushSubscriptionBody => {
  const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON()
  return {
    endpoint,
    expirationTime,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  }
}
