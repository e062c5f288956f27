import { loadChunk } from '../load-chunk.ts'
import { WAITS } from '../waits.ts'
import { wasControllerReplaced } from './controller.ts'
import type { PageMessage } from './messages.ts'
import { showRelease } from './show-release.ts'

export interface ServiceWorkerHost {
  /** Goes to a path of the site. */
  readonly open: (path: string) => void
  /** Offers a new release. `reload` shows it; nothing else does. */
  readonly offerRelease: (reload: () => void) => void
}

/**
 * Starts the service worker when the first screen is at rest, and follows its messages. Returns a function that stops.
 */
export const startServiceWorker = ({ open, offerRelease }: ServiceWorkerHost): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const stop = new AbortController()
  const { serviceWorker } = navigator
  serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<PageMessage>) => {
      if (data.type !== 'open') return
      ports[0]?.postMessage('opened')
      open(data.path)
    },
    stop,
  )
  serviceWorker.startMessages()
  const offerIfReplaced = () => {
    if (wasControllerReplaced()) offerRelease(showRelease)
  }
  offerIfReplaced()
  serviceWorker.addEventListener('controllerchange', offerIfReplaced, stop)
  const timer = setTimeout(
    () => {
      void loadChunk(() => import('./register.ts')).then(
        ({ registerServiceWorker }) => registerServiceWorker(offerRelease, stop.signal),
        () => undefined,
      )
    },
    Math.max(0, WAITS.serviceWorker - performance.now()),
  )
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
