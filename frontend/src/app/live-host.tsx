import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { unread } from '#shared/api/notifications.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { runLive } from '#spa/platform/live/live-client.ts'
import { requestLiveUrl } from '#spa/platform/live/request-url.ts'
import { setTitleCount } from '#spa/platform/page-title.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { canPush } from '#spa/platform/push/push-support.ts'
import { PUSH_DEVICE_KEY } from '#spa/platform/device-keys.ts'
import { readStored } from '#spa/platform/storage.ts'
import { UNREAD_KEY } from '#spa/entities/notification/unread.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS, WAITS } from '#spa/platform/waits.ts'
import { NoPart } from './no-part.tsx'
import { useIsAtRest } from './use-is-at-rest.ts'

const PushHost = lazyPart(async () => (await import('./push-host.tsx')).PushHost, NoPart)

export { OutboxHost } from './outbox-host.tsx'

const HINTS = ['unread'] as const

/** Where the browser has one: on the icon of the installed app. It may be refused. */
const setAppBadge = (count: number): void => {
  if (!('setAppBadge' in navigator)) return
  const isSet = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  isSet.catch(() => undefined)
}

/** The channel catches up when it opens, so the first number waits for it, but not for long. */
const usePolledUnread = (): number => {
  const { data, refetch } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: () => nullWhenRefused(call(unread, {})),
    enabled: useIsAtRest(WAITS.unread),
  })
  usePoll(POLLS.unread, () => refetch(), {
    restingMs: RESTING.unread,
    hints: HINTS,
    inBackground: true,
  })
  return data ? data.likes + data.comments + data.messages : 0
}

const subscribeToPushDevice = (listener: () => void): (() => void) => {
  addEventListener(PUSH_DEVICE_KEY, listener)
  return () => removeEventListener(PUSH_DEVICE_KEY, listener)
}

const hasPushDevice = (): boolean => readStored(PUSH_DEVICE_KEY) !== null

/** While it is rendered, the live channel is open, and title and app icon show what is unread. */
export const LiveHost = () => {
  const count = usePolledUnread()
  useEffect(() => runLive(requestLiveUrl), [])
  useEffect(() => {
    setTitleCount(count)
    setAppBadge(count)
  }, [count])
  useEffect(
    () => () => {
      setTitleCount(0)
      setAppBadge(0)
    },
    [],
  )
  const hasPush = useSyncExternalStore(subscribeToPushDevice, hasPushDevice) && canPush()
  return <Suspense fallback={null}>{hasPush && <PushHost />}</Suspense>
}
