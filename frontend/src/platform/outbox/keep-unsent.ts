import type { Contract, ResponseOf } from '#shared/api/contract.ts'
import { call as callApi } from '../api-client.ts'
import { ApiError, hasNoAnswer } from '../api-error.ts'
import { buildUrl, type AnyInput, type CallData, type CallInput } from '../api-request.ts'
import { loadChunk } from '../load-chunk.ts'
import type { NewOutboxItem } from './outbox-item.ts'
import type * as OutboxCode from './outbox.ts'
import { outboxMember, waitingCount } from './outbox-storage.ts'

type Files = ReadonlyMap<string, Blob>

let code: typeof OutboxCode | undefined

/** Remembers the code, because without a connection even a loaded chunk waits for styles that failed. @throws ChunkError */
const loadOutboxCode = async () => (code ??= await loadChunk(() => import('./outbox.ts')))

/** Loads what keeping needs, before the connection may be lost. */
export const prepareOutbox = async (): Promise<void> => {
  await loadOutboxCode().catch(() => undefined)
}

/** When an attempt that failed may have reached the server: never without a network. */
const attemptTime = (): number | undefined => (navigator.onLine ? Date.now() : undefined)

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Apart from the other texts of the outbox, which are loaded with it. */
const full =
  'Auf deinem Gerät ist kein Platz mehr zum Aufheben. Lass die Seite offen und schick es, sobald du Netz hast.'

/**
 * Keeps what could not be sent, until the connection is back. `undone`: it only took back what waited. Undefined when
 * this browser keeps nothing.
 * @throws ApiError when there is no room on the device
 */
export const keepUnsent = async (
  item: NewOutboxItem,
  files: Files = new Map(),
): Promise<'kept' | 'undone' | undefined> => {
  if (outboxMember() === undefined) return undefined
  try {
    const { addToOutbox } = await loadOutboxCode()
    return await addToOutbox(item, files)
  } catch (error) {
    if (isFull(error)) throw new ApiError(0, full)
    return undefined
  }
}

/** Whether something of this lane waits, which everything after it must not overtake. */
export const isLaneWaiting = async (lane: string): Promise<boolean> => {
  if (waitingCount() === 0) return false
  try {
    const { loadOutbox } = await loadOutboxCode()
    const items = await loadOutbox()
    return items.some((item) => item.lane === lane && item.state !== 'refused')
  } catch {
    return false
  }
}

/** The request of a call as the outbox stores it. */
export const requestFor = (contract: CallData, input: AnyInput): NewOutboxItem['request'] => ({
  method: contract.method,
  url: buildUrl(contract, input),
  body: input.body,
})

type Kept = Omit<NewOutboxItem, 'request' | 'idempotencyKey' | 'attemptedAt'>

export type Delivery<Answer> =
  | { readonly state: 'sent'; readonly answer: Answer }
  | { readonly state: 'kept' | 'undone' }

/** Sends now, or keeps it in the outbox when there is no connection or something waits before it. @throws ApiError */
export const sendOrKeep = async <C extends Contract>(
  contract: C,
  input: CallInput<C>,
  kept: Kept,
  call: typeof callApi = callApi,
): Promise<Delivery<ResponseOf<C>>> => {
  const { idempotencyKey } = input
  const request = requestFor(contract, input)
  const keep = async (attemptedAt?: number) => {
    const state = await keepUnsent({ ...kept, request, idempotencyKey, attemptedAt })
    return state && { state }
  }
  const before = !navigator.onLine || (await isLaneWaiting(kept.lane)) ? await keep() : undefined
  if (before) return before
  const attemptedAt = attemptTime()
  try {
    return { state: 'sent', answer: await call(contract, input) }
  } catch (error) {
    const after = hasNoAnswer(error) ? await keep(attemptedAt) : undefined
    if (after) return after
    throw error
  }
}
