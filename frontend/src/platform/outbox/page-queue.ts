import { onlineManager, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api-error.ts'
import { reasonOf } from '../failure-toast.ts'
import { messages } from '../texts.ts'
import { readToken } from '../token-store.ts'
import { drainAlone, type Sender } from './drain.ts'
import { isLaneWaiting, keepUnsent } from './keep-unsent.ts'
import {
  failedFrom,
  isRefused,
  newItem,
  resent,
  retried,
  type NewOutboxItem,
  type OutboxItem,
} from './outbox-item.ts'
import { backOff } from './outbox.ts'
import type { OutboxFiles } from './outbox-store.ts'
import type { Again, Transport } from './send-item.ts'

type Items = readonly OutboxItem[]

/** How a kind is sent that its page shows from the first moment, before any attempt. */
export interface PageKind {
  readonly client: QueryClient
  readonly memberId: string
  /** What a reload of the tab finds: everything that is not sent. */
  readonly read: () => Items
  readonly write: (items: Items) => void
  /** Completes an item that was not tried yet. @throws ApiError when it cannot be sent */
  readonly complete: (item: OutboxItem) => Promise<OutboxItem>
  /** The files of a completed item. */
  readonly files: (id: string) => OutboxFiles
  readonly transport: Transport
  /** After an item was sent or refused. */
  readonly onSettled: (item: OutboxItem, isSent: boolean) => void
}

/** In the query cache, which ends with the session. */
export const pageItems = ({ memberId, read }: PageKind) =>
  queryOptions<Items>({
    queryKey: ['outbox', memberId],
    queryFn: skipToken,
    initialData: read,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const readPageItems = (kind: PageKind): Items =>
  kind.client.getQueryData(pageItems(kind).queryKey) ?? kind.read()

const change = (kind: PageKind, next: (items: Items) => Items): void => {
  const before = readPageItems(kind)
  const items = next(before)
  if (items === before) return
  kind.client.setQueryData(pageItems(kind).queryKey, items)
  kind.write(items.filter(({ state }) => state !== 'sent'))
}

export const removeFromPage = (kind: PageKind, ...ids: readonly string[]): void => {
  const isLeft = ({ id }: OutboxItem) => !ids.includes(id)
  change(kind, (items) => (items.every(isLeft) ? items : items.filter(isLeft)))
}

/** Shows an item as sent until it is removed, by the key that the server knows: a member who changed its text replaced it. */
export const showSent = (kind: PageKind, item: OutboxItem, answer: unknown): void => {
  const id = item.idempotencyKey ?? item.id
  change(kind, (items) => [...items, { ...item, id, state: 'sent', answer }])
  kind.onSettled(item, true)
}

const storeOf = (kind: PageKind, lane: string): Sender['store'] => ({
  list: () => Promise.resolve(readPageItems(kind).filter((one) => one.lane === lane)),
  change: (id, next) => {
    change(kind, (items) => items.map((one) => (one.id === id ? next(one) : one)))
    return Promise.resolve(readPageItems(kind).find((one) => one.id === id))
  },
  remove: (id) => {
    removeFromPage(kind, id)
    return Promise.resolve(true)
  },
  files: (id) => Promise.resolve(kind.files(id)),
})

const complete = (kind: PageKind, item: OutboxItem): Promise<OutboxItem> =>
  item.attemptedAt === undefined ? kind.complete(item) : Promise.resolve(item)

/** Hands an item over to the outbox of this device, which waits for the connection. Otherwise it fails with those behind it. */
const keepOrFail = async (kind: PageKind, id: string, outcome: Again): Promise<boolean> => {
  const item = readPageItems(kind).find((one) => one.id === id)
  if (!item) return true
  let { reason } = outcome
  try {
    const ready = outcome.isOffline && (await complete(kind, item))
    if (ready && (await keepUnsent(ready, kind.files(id)))) {
      removeFromPage(kind, id)
      return true
    }
  } catch (full) {
    reason = reasonOf(full)
  }
  change(kind, (items) => failedFrom(items, item, reason))
  return false
}

const sendLane = async (kind: PageKind, lane: string): Promise<void> => {
  await drainAlone({
    store: storeOf(kind, lane),
    token: () => readToken() ?? '',
    transport: kind.transport,
    prepare: async (item) => {
      // Nothing overtakes what waits in the outbox of this device.
      if (!navigator.onLine || (await isLaneWaiting(lane))) throw new ApiError(0, messages.offline)
      return complete(kind, item)
    },
    takeOver: (id, outcome) => keepOrFail(kind, id, outcome),
    onSent: (item, answer) => showSent(kind, item, answer),
    onRefused: (item) => kind.onSettled(item, false),
    onChange: () => Promise.resolve(),
  })
}

const running = new Map<string, Promise<void>>()

/** Sends what waits in a lane, after what is being sent there. */
const sendNow = (kind: PageKind, lane: string): Promise<void> => {
  const key = `${kind.memberId}/${lane}`
  const sending = (running.get(key) ?? Promise.resolve()).then(() => sendLane(kind, lane))
  running.set(key, sending)
  return sending
}

/** Shows an item at once and sends it. Resolves when it was sent, kept, refused or failed. */
export const sendFromPage = (kind: PageKind, item: NewOutboxItem): Promise<void> => {
  change(kind, (items) => [...items, newItem(item, items, Date.now())])
  return sendNow(kind, item.lane)
}

/** Sends everything in a lane that failed again, in its order, and the item with this id also when it was refused. */
export const retryOnPage = (kind: PageKind, lane: string, id?: string): Promise<void> => {
  const retry = (item: OutboxItem): OutboxItem =>
    item.id === id && isRefused(item) ? retried(item) : resent(item)
  change(kind, (items) => items.map((one) => (one.lane === lane ? retry(one) : one)))
  return sendNow(kind, lane)
}

/** Sends what failed again when the connection is back, with a growing pause while that fails. Returns a function that stops it. */
export const resendWhenOnline = (kind: PageKind): (() => void) => {
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const failed = () => readPageItems(kind).filter(({ state }) => state === 'failed')
  const resend = () => {
    attempts += 1
    for (const lane of new Set(failed().map((item) => item.lane))) void retryOnPage(kind, lane)
  }
  const stop = onlineManager.subscribe((isOnline) => {
    clearTimeout(timer)
    if (failed().length === 0) attempts = 0
    else if (isOnline) timer = setTimeout(resend, backOff(attempts))
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
