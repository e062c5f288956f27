import { useSyncExternalStore } from 'react'

const readPermission = (): NotificationPermission => Notification.permission

/** Browsers without the event are asked again when the member comes back from their settings. */
const subscribe = (listener: () => void): (() => void) => {
  let status: PermissionStatus | undefined
  let isOver = false
  const watch = async () => {
    const found = await navigator.permissions.query({ name: 'notifications' })
    if (isOver) return
    status = found
    status.addEventListener('change', listener)
  }
  watch().catch(() => undefined)
  addEventListener('focus', listener)
  return () => {
    isOver = true
    status?.removeEventListener('change', listener)
    removeEventListener('focus', listener)
  }
}

/** Whether the browser lets this site show notifications, as it changes. */
export const usePermission = (): NotificationPermission =>
  useSyncExternalStore(subscribe, readPermission)
