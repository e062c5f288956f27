import { WAITS } from '../waits.ts'
import { SERVER_REFUSED } from './messages.ts'
import { showRelease } from './show-release.ts'
import { activate, untilInstalled } from './waiting-release.ts'

/** Looks for a new release: sometimes, when the tab is shown again, and when the server refuses this one. */
const keepLooking = (registration: ServiceWorkerRegistration, signal: AbortSignal): void => {
  let lookedAt = Date.now()
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < WAITS.releaseAgain) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  const timer = setInterval(look, WAITS.releaseAgain)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', look, { signal })
  let wasRefused = false
  addEventListener(
    SERVER_REFUSED,
    () => {
      if (!wasRefused) registration.update().catch(() => undefined)
      wasRefused = true
    },
    { signal },
  )
}

/** Registers the service worker; where there is none, the product works as a plain page. */
export const registerServiceWorker = async (
  offerRelease: (reload: () => void) => void,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    })
    const offer = async (next: ServiceWorker): Promise<void> => {
      // Without a worker before it, it activates by itself and has nothing to replace.
      if (!registration.active || !(await untilInstalled(next)) || signal.aborted) return
      offerRelease(() => void activate(next).then(showRelease))
    }
    if (registration.waiting) void offer(registration.waiting)
    registration.addEventListener(
      'updatefound',
      () => {
        if (registration.installing) void offer(registration.installing)
      },
      { signal },
    )
    keepLooking(registration, signal)
  } catch (error) {
    // oxlint-disable-next-line no-console -- It disturbs no member, but operators can ask for it.
    console.warn('The service worker was not registered:', error)
  }
}
