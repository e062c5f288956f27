import { chained, interrupted, isUnsure, nextToSend, type OutboxItem } from './outbox-item.ts'
import type { OutboxStore } from './outbox-store.ts'
import { directTransport, sendItem, type Again, type Outcome, type Transport } from './send-item.ts'
import { outboxTexts } from './texts.ts'

/** One sender over all tabs and the service worker. */
const LOCK = 'hoellenlaerm.outbox'

export interface Sender {
  readonly store: Pick<OutboxStore, 'list' | 'change' | 'remove' | 'files'>
  /** Undefined when the session of these items has ended. */
  readonly token: () => string | undefined
  readonly onSent: (item: OutboxItem, answer: unknown) => void
  readonly onRefused?: ((item: OutboxItem) => void) | undefined
  readonly onChange: () => Promise<void>
  readonly transport?: Transport
  readonly prepare?: (item: OutboxItem) => Promise<OutboxItem>
  /** Takes what may be sent later out of the queue, so that the next is sent. Otherwise its lane waits. */
  readonly takeOver?: (id: string, outcome: Again) => Promise<boolean>
}

/** `signed-out`: the server refused the session. `left`: it ended here. `again`: something waits and may be sent later. */
export type Drained =
  | { readonly state: 'done' | 'signed-out' | 'left' }
  | { readonly state: 'again'; readonly afterMs: number }

/** Browsers without locks may have two senders; the keys of the items keep that harmless. */
const exclusively = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as Partial<Navigator>
  return locks ? locks.request(LOCK, work) : work()
}

/** Under the lock nothing else is sending, so what is marked so was interrupted. */
const tidy = async ({ store }: Sender): Promise<void> => {
  for (const item of await store.list()) {
    if (item.state === 'sending') await store.change(item.id, interrupted)
  }
}

const chainNext = async ({ store }: Sender, sent: OutboxItem, answer: unknown): Promise<void> => {
  const next = nextToSend(
    (await store.list()).filter(({ lane }) => lane === sent.lane),
    new Set(),
  )
  if (next) await store.change(next.id, (item) => chained(item, answer))
}

const afterFailure = (item: OutboxItem, outcome: Outcome): OutboxItem =>
  outcome.state === 'refused'
    ? {
        ...item,
        state: 'refused',
        reason: outcome.reason,
        lostFile: outcome.lostFile,
        attemptedAt: undefined,
      }
    : interrupted(item)

const settle = async (sender: Sender, item: OutboxItem, outcome: Outcome): Promise<void> => {
  const { store, onSent, onRefused } = sender
  // A newer wish may have replaced the item while it was sent.
  const isSame = ({ order }: OutboxItem) => order === item.order
  if (outcome.state === 'sent') {
    await chainNext(sender, item, outcome.answer)
    await store.remove(item.id, isSame)
    onSent(item, outcome.answer)
  } else {
    await store.change(item.id, (one) => (isSame(one) ? afterFailure(one, outcome) : one))
    if (outcome.state === 'refused') onRefused?.(item)
  }
  await sender.onChange()
}

const sendNext = async (sender: Sender, next: OutboxItem, token: string): Promise<Outcome> => {
  const { store } = sender
  const item = await store.change(next.id, (one) => ({ ...one, state: 'sending' }))
  if (!item) return { state: 'gone' }
  await sender.onChange()
  const outcome = await sendItem(item, {
    transport: sender.transport ?? directTransport(token),
    prepare: sender.prepare,
    files: () => store.files(item.id),
    change: (change) => store.change(item.id, change),
  })
  // What another session has written since must not change by an answer to this one.
  if (sender.token() !== token) return { state: 'left' }
  await settle(sender, item, outcome)
  const isTaken = outcome.state === 'again' && (await sender.takeOver?.(item.id, outcome))
  return isTaken ? { state: 'gone' } : outcome
}

/** Sends everything that waits, one item after the other. Another sender of the same store must not run. */
export const drainAlone = async (sender: Sender): Promise<Drained> => {
  const paused = new Set<string>()
  let afterMs = 0
  for (;;) {
    const token = sender.token()
    if (token === undefined) return { state: 'left' }
    const next = nextToSend(await sender.store.list(), paused)
    if (!next) return paused.size === 0 ? { state: 'done' } : { state: 'again', afterMs }
    if (isUnsure(next, Date.now())) {
      const reason = outboxTexts.unsure
      await sender.store.change(next.id, (item) => ({ ...item, state: 'unsure', reason }))
      await sender.onChange()
      continue
    }
    const outcome = await sendNext(sender, next, token)
    if (outcome.state === 'signed-out' || outcome.state === 'left') return { state: outcome.state }
    if (outcome.state !== 'again') continue
    afterMs = Math.max(afterMs, outcome.afterMs)
    if (outcome.isOffline) return { state: 'again', afterMs }
    // A failing server stops this lane only, so that its order is kept.
    paused.add(next.lane)
  }
}

/** Sends everything that waits in this browser, in one tab or the service worker. */
export const drain = (sender: Sender): Promise<Drained> =>
  exclusively(async () => {
    await tidy(sender)
    return drainAlone(sender)
  })
