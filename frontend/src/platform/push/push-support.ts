/** Whether this browser supports service workers and push. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Newer iPads call themselves Macintosh. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** iOS pushes only to installed apps, and hides the API from others. */
export const needsInstallForPush = (): boolean => !canPush() && isIos()

/** Whether the app shows the settings of push on this device. */
export const offersPush = (): boolean => canPush() || isIos()
