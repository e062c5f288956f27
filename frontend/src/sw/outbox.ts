import { drain } from '#spa/platform/outbox/drain.ts'
import { mirroredSession, mirrorSession, outboxStore } from '#spa/platform/outbox/outbox-store.ts'
import type { PageMessage } from '#spa/platform/service-worker/messages.ts'
import { worker } from './worker.ts'

/** The page registers it when something waits to be sent. */
const SYNC_TAG = 'outbox'

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Sends what waits when no page is open. Rejects when something still waits, so that the browser asks again. */
const sendWithoutPage = async (): Promise<void> => {
  const session = await mirroredSession()
  if (!session) return
  const { memberId, token } = session
  const { state } = await drain({
    store: outboxStore(memberId),
    token: () => token,
    // The next page reads what is left.
    onSent: () => undefined,
    onChange: () => Promise.resolve(),
  })
  if (state === 'signed-out') await mirrorSession(null)
  if (state === 'again') throw new Error('Something still waits')
}

/** An open page sends by itself, because it shows what happens. Of several pages, the lock lets one send. */
const sendWaiting = async (): Promise<void> => {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const message: PageMessage = { type: 'send-outbox' }
  for (const page of pages) page.postMessage(message)
  if (pages.length === 0) await sendWithoutPage()
}

/** Background Sync: the browser wakes the worker when the network is back. */
export const listenForOutbox = (): void => {
  worker.addEventListener('sync' as 'message', (event) => {
    const { tag } = event as unknown as SyncEvent
    if (tag === SYNC_TAG) event.waitUntil(sendWaiting())
  })
}
