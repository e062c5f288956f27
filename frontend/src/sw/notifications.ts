import { deviceIdOf } from '#spa/platform/push/device-id.ts'
import type { PageMessage } from '#spa/platform/service-worker/messages.ts'
import { buildNotification, findTarget, type NotificationTarget } from './notification.rules.ts'
import { worker } from './worker.ts'

/** A tab that has not answered by then runs no page of ours that listens. */
const ANSWER_MS = 1000

const contentOf = (data: PushMessageData | null): object => {
  try {
    const content = data?.json() as unknown
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    return {}
  }
}

const show = async (data: PushMessageData | null): Promise<void> => {
  const { title, options } = buildNotification(contentOf(data), Date.now())
  await worker.registration.showNotification(title, options)
}

/** Whether the page in the tab goes to the path by itself, which keeps what it shows and holds. */
const isOpenedByPage = (tab: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWER_MS)
    tab.postMessage({ type: 'open', path } satisfies PageMessage, [port2])
  })

const open = async (path: string): Promise<void> => {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab =
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    tabs[0]
  try {
    if (!tab) throw new Error('There is no open tab')
    const focused = await tab.focus()
    if (!(await isOpenedByPage(focused, path))) await focused.navigate(path)
  } catch {
    // The tab was closed, or belongs to another worker.
    await worker.clients.openWindow(path)
  }
}

const ownDeviceId = async (): Promise<string | undefined> => {
  const subscription = await worker.registration.pushManager.getSubscription()
  return subscription ? deviceIdOf(subscription.endpoint) : undefined
}

const follow = async (target: NotificationTarget, action: string): Promise<void> => {
  const deviceId = action === 'horns' ? await ownDeviceId() : undefined
  await open(findTarget(target, action, deviceId))
}

/** Shows each push, and opens exactly what it is about. */
export const listenForPush = (): void => {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  worker.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    event.waitUntil(follow(notification.data as NotificationTarget, action))
  })
}
