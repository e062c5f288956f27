import { worker } from './worker.ts'

/** The page registers it when something waits to be sent. */
const SYNC_TAG = 'outbox'

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Asks an open page to send what waits, because the page knows the session. */
const askPage = async (): Promise<void> => {
  const [page] = await worker.clients.matchAll({ type: 'window' })
  page?.postMessage({ type: 'send-outbox' })
}

/** Background Sync: the browser wakes the worker when the network is back. */
export const listenForOutbox = (): void => {
  worker.addEventListener('sync' as 'message', (event) => {
    const { tag } = event as unknown as SyncEvent
    if (tag === SYNC_TAG) event.waitUntil(askPage())
  })
}
