import { wait, WAITS } from '../waits.ts'
import type { WorkerMessage } from './messages.ts'

/** True when the worker is installed and waits; false when a file of its shell could not be loaded. */
export const untilInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return
      worker.removeEventListener('statechange', look)
      resolve(worker.state === 'installed')
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** Resolves when the waiting worker controls this page, so that a reload shows its release. */
export const activate = async (worker: ServiceWorker): Promise<void> => {
  const changed = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  worker.postMessage({ type: 'activate' } satisfies WorkerMessage)
  await Promise.race([changed, wait(WAITS.activation)])
}

/** Takes the release of the server, for a page whose own release misses a file. */
export const takeNewRelease = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const next = registration?.waiting ?? registration?.installing
  if (next && (await untilInstalled(next))) await activate(next)
}
