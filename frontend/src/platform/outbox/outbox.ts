import { onlineManager } from '@tanstack/react-query'
import { sessionPhase } from '../session.ts'
import { readToken } from '../token-store.ts'
import { WAITS } from '../waits.ts'
import { drain, type Drained } from './drain.ts'
import {
  inOrder,
  retried,
  withFile,
  withText,
  type NewOutboxItem,
  type OutboxItem,
} from './outbox-item.ts'
import { noteWaitingCount, outboxMember } from './outbox-storage.ts'
import { mirrorSession, outboxStore, type OutboxFiles, type OutboxStore } from './outbox-store.ts'

/** What other tabs and the service worker report, too. */
export type OutboxEvent =
  | { readonly type: 'changed'; readonly memberId: string }
  | {
      readonly type: 'sent'
      readonly memberId: string
      readonly item: OutboxItem
      readonly answer: unknown
    }

const CHANNEL = 'hoellenlaerm.outbox'
const MAX_RESEND_MS = 60_000
/** The tag of Background Sync. */
const SYNC_TAG = 'outbox'

const NONE: readonly OutboxItem[] = []

let items = NONE
let owner: string | undefined
let onSignedOut: () => void = () => undefined
const listeners = new Set<() => void>()
const sentListeners = new Set<(item: OutboxItem, answer: unknown) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)

const show = (next: readonly OutboxItem[]): void => {
  items = next
  for (const listener of listeners) listener()
}

const ownerNow = (): string | undefined =>
  sessionPhase() === 'member' ? outboxMember() : undefined

/** Shows what the database contains. */
const refresh = async (): Promise<void> => {
  const memberId = ownerNow()
  if (memberId === undefined) {
    owner = undefined
    show(NONE)
    return
  }
  const found = await outboxStore(memberId).list()
  if (ownerNow() !== memberId) return
  owner = memberId
  noteWaitingCount(memberId, found.length)
  const token = readToken()
  await mirrorSession(found.length > 0 && token !== undefined ? { memberId, token } : null)
  show(inOrder(found))
}

const changed = async (): Promise<void> => {
  await refresh()
  const memberId = ownerNow()
  if (memberId !== undefined) channel?.postMessage({ type: 'changed', memberId })
}

const reportSent = (item: OutboxItem, answer: unknown): void => {
  for (const listener of sentListeners) listener(item, answer)
}

let timer: ReturnType<typeof setTimeout> | undefined
let attempts = 0

/** Milliseconds until the next attempt, twice as many after each failure. */
export const backOff = (failures: number): number =>
  Math.min(WAITS.resend * 2 ** failures, MAX_RESEND_MS)

const plan = (afterMs: number): void => {
  clearTimeout(timer)
  const waitMs = Math.max(afterMs, backOff(attempts))
  attempts += 1
  timer = setTimeout(() => void sendWaiting(), waitMs)
}

const follow = (drained: Drained): void => {
  if (drained.state === 'done') attempts = 0
  // Without a connection, its return is the next occasion.
  if (drained.state === 'again' && navigator.onLine) plan(drained.afterMs)
  if (drained.state === 'signed-out' && sessionPhase() === 'member') {
    void mirrorSession(null).catch(() => undefined)
    onSignedOut()
  }
}

const sendAll = async (): Promise<void> => {
  const memberId = ownerNow()
  const session = readToken()
  if (memberId === undefined || session === undefined) return
  const drained = await drain({
    store: outboxStore(memberId),
    token: () => (ownerNow() === memberId && readToken() === session ? session : undefined),
    onChange: changed,
    onSent: (item, answer) => {
      reportSent(item, answer)
      channel?.postMessage({ type: 'sent', memberId, item, answer })
    },
  })
  follow(drained)
}

let isSending = false
let isWantedAgain = false

/** Sends what waits; a second call during the first makes it look again at the end. */
const sendWaiting = async (): Promise<void> => {
  if (isSending) {
    isWantedAgain = true
    return
  }
  isSending = true
  try {
    await sendAll()
  } catch {
    // The browser stores nothing any more: what waits is sent when it does again.
  } finally {
    isSending = false
  }
  if (!isWantedAgain) return
  isWantedAgain = false
  await sendWaiting()
}

const wakeWorker = async (): Promise<void> => {
  try {
    const { serviceWorker } = navigator as Partial<Navigator>
    const registration = await serviceWorker?.getRegistration()
    const { sync } = (registration ?? {}) as {
      readonly sync?: { readonly register: (tag: string) => Promise<void> }
    }
    await sync?.register(SYNC_TAG)
  } catch {
    // Without Background Sync, the next start sends it.
  }
}

/** Rejects when the browser keeps nothing. */
export const addToOutbox = async (
  item: NewOutboxItem,
  files: OutboxFiles,
): Promise<'kept' | 'undone'> => {
  const memberId = ownerNow()
  if (memberId === undefined) throw new Error('The session has ended')
  const state = await outboxStore(memberId).add(item, files)
  await changed()
  void wakeWorker()
  if (onlineManager.isOnline() && navigator.onLine) void sendWaiting()
  return state
}

/** Nothing happens to an item that is on its way, or in a browser that stores nothing. */
const changeStored = async (change: (store: OutboxStore) => Promise<unknown>): Promise<void> => {
  const memberId = ownerNow()
  if (memberId === undefined) return
  try {
    await change(outboxStore(memberId))
    await changed()
  } catch {
    // The list still shows the item, because nothing changed.
  }
}

const changeItem = async (id: string, next: (item: OutboxItem) => OutboxItem): Promise<void> => {
  await changeStored((store) =>
    store.change(id, (item) => (item.state === 'sending' ? item : next(item))),
  )
  void sendWaiting()
}

export const cancelItem = (id: string): Promise<void> =>
  changeStored((store) => store.remove(id, ({ state }) => state !== 'sending'))

export const retryItem = (id: string): Promise<void> => changeItem(id, retried)

/** Puts another file in the place of the one that this browser lost, and sends. */
export const replaceLostFile = async (
  { id, lostFile }: OutboxItem,
  blob: Blob,
  contentType: string,
): Promise<void> => {
  if (lostFile === undefined) return
  await changeStored((store) => store.putFile(id, lostFile, blob))
  await changeItem(id, (item) => withFile(item, lostFile, contentType))
}

export const changeItemText = (id: string, text: string): Promise<void> =>
  changeItem(id, (item) => withText(item, text))

export const readOutboxFiles = (id: string): Promise<OutboxFiles> =>
  outboxStore(ownerNow() ?? '').files(id)

export const outboxItems = (): readonly OutboxItem[] => (owner === ownerNow() ? items : NONE)

export const subscribeToOutbox = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Loads what the database contains. Rejects when the browser keeps nothing. */
export const loadOutbox = async (): Promise<readonly OutboxItem[]> => {
  if (owner === undefined || owner !== ownerNow()) await refresh()
  return outboxItems()
}

interface OutboxHost {
  readonly onSent: (item: OutboxItem, answer: unknown) => void
  /** The server refused the session. */
  readonly onSignedOut: () => void
}

/** Sends what waits now and whenever the connection returns. Returns a function that stops it. */
export const runOutbox = (host: OutboxHost): (() => void) => {
  sentListeners.add(host.onSent)
  ;({ onSignedOut } = host)
  const wake = () => {
    attempts = 0
    void sendWaiting()
  }
  const receive = ({ data }: MessageEvent<OutboxEvent>) => {
    if (data.memberId !== ownerNow()) return
    if (data.type === 'sent') reportSent(data.item, data.answer)
    else void refresh().catch(() => undefined)
  }
  const stop = onlineManager.subscribe((isOnline) => {
    if (isOnline) wake()
  })
  addEventListener('online', wake)
  channel?.addEventListener('message', receive)
  const { serviceWorker } = navigator as Partial<Navigator>
  const obey = ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (data?.type === 'send-outbox') wake()
  }
  serviceWorker?.addEventListener('message', obey)
  void refresh().then(wake, () => undefined)
  return () => {
    stop()
    clearTimeout(timer)
    removeEventListener('online', wake)
    channel?.removeEventListener('message', receive)
    serviceWorker?.removeEventListener('message', obey)
    sentListeners.delete(host.onSent)
  }
}
