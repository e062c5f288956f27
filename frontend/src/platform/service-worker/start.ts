import { loadChunk } from '../load-chunk.ts'
import { WAITS } from '../waits.ts'

/** Starts the service worker when the first screen is at rest. Returns a function that cancels the start. */
export const startServiceWorker = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const timer = setTimeout(() => {
    void loadChunk(() => import('./register.ts')).then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => undefined,
    )
  }, WAITS.serviceWorker)
  return () => {
    clearTimeout(timer)
  }
}
