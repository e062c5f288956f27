import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#shared/api/contract.ts'
import { ApiError, errorFromResponse } from '../api-error.ts'
import { isReadable } from '../readable-blob.ts'
import { messages as platform } from '../texts.ts'
import { bodyToSend, uploadedUrl, type OutboxFile, type OutboxItem } from './outbox-item.ts'
import type { OutboxFiles } from './outbox-store.ts'

/** The same request may succeed later. */
export interface Again {
  readonly state: 'again'
  readonly isOffline: boolean
  readonly afterMs: number
  /** Why it did not succeed now, in German. */
  readonly reason: string
}

export type Outcome =
  | { readonly state: 'sent'; readonly answer: unknown }
  | Again
  | { readonly state: 'refused'; readonly reason: string; readonly lostFile?: string }
  | { readonly state: 'signed-out' | 'left' }
  | { readonly state: 'gone' }

/** How requests leave. */
export interface Transport {
  /** Returns the answer. @throws ApiError */
  readonly call: (item: OutboxItem, body: unknown) => Promise<unknown>
  /** Returns the address of the uploaded file. @throws ApiError, or an AbortError when it was cancelled */
  readonly upload: (item: OutboxItem, file: OutboxFile, blob: Blob) => Promise<string>
}

export interface Sending {
  readonly transport: Transport
  /** Completes an item before its files are uploaded. */
  readonly prepare?: ((item: OutboxItem) => Promise<OutboxItem>) | undefined
  readonly files: () => Promise<OutboxFiles>
  /** Stores a change of the item. Returns undefined when it was cancelled. */
  readonly change: (next: (item: OutboxItem) => OutboxItem) => Promise<OutboxItem | undefined>
}

/** Functions end after 29 s; a connection that hangs longer would hold up all tabs. */
const ANSWER_MS = 30_000

const TRANSIENT = new Set([408, 425, 429])

class Failed extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome.state)
    this.outcome = outcome
  }
}

/** Whether sending the same again may succeed. */
const mayPass = (status: number): boolean => status === 0 || status >= 500 || TRANSIENT.has(status)

/** What an error means for the item. */
const readError = (error: unknown): Outcome => {
  if (error instanceof Failed) return error.outcome
  // The member cancelled an upload, which removed the item.
  if (error instanceof DOMException && error.name === 'AbortError') return { state: 'gone' }
  const { status, retryAfterSeconds = 0 } = error instanceof ApiError ? error : { status: 500 }
  if (status === 401) return { state: 'signed-out' }
  const reason = error instanceof Error ? error.message : String(error)
  return mayPass(status)
    ? { state: 'again', isOffline: status === 0, afterMs: retryAfterSeconds * 1000, reason }
    : { state: 'refused', reason }
}

const request = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { cache: 'no-store', ...init })
  } catch {
    throw new ApiError(0, platform.offline)
  }
}

const readAnswer = async (response: Response): Promise<unknown> => {
  try {
    return response.ok ? ((await response.json()) as unknown) : await errorFromResponse(response)
  } catch {
    // The connection broke within the answer.
    throw new ApiError(0, platform.offline)
  }
}

interface Call {
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly token: string
  readonly key?: string | undefined
}

const callApi = async ({ method, url, body, token, key }: Call): Promise<unknown> => {
  const headers = new Headers({ 'Content-Type': 'application/json', [TOKEN_HEADER]: token })
  if (key !== undefined) headers.set(IDEMPOTENCY_HEADER, key)
  const signal = AbortSignal.timeout(ANSWER_MS)
  const sent = { method, headers, body: JSON.stringify(body), credentials: 'include' } as const
  const answer = await readAnswer(await request(url, { ...sent, signal }))
  if (answer instanceof ApiError) throw answer
  return answer
}

/** Where a file is put, and the address that names it afterwards. */
export interface UploadPlace {
  readonly uploadUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly url: string
}

const upload = async ({ upload: { url, body } }: OutboxFile, blob: Blob, token: string) => {
  const call = { method: 'POST', url, body: { ...body, size: blob.size }, token }
  const place = (await callApi(call)) as UploadPlace
  const headers = new Headers(place.headers)
  // Browsers set this header themselves.
  headers.delete('Content-Length')
  const response = await request(place.uploadUrl, { method: 'PUT', headers, body: blob })
  if (!response.ok) throw new ApiError(503, platform.failed)
  return place.url
}

/** Without the API client of a page, as the service worker sends. */
export const directTransport = (token: string): Transport => ({
  call: ({ request: { method, url }, idempotencyKey: key }, body) =>
    callApi({ method, url, body, token, key }),
  upload: (_, file, blob) => upload(file, blob, token),
})

const changed = (item: OutboxItem | undefined): OutboxItem => {
  if (!item) throw new Failed({ state: 'gone' })
  return item
}

const uploadMissing = async (item: OutboxItem, sending: Sending): Promise<void> => {
  const files = item.files.length > 0 ? await sending.files() : new Map<string, Blob>()
  for (const file of item.files) {
    if (uploadedUrl(item, file.key, Date.now()) !== undefined) continue
    const blob = files.get(file.key)
    if (!blob || !(await isReadable(blob)))
      throw new Failed({ state: 'refused', reason: platform.fileLost, lostFile: file.key })
    const url = await sending.transport.upload(item, file, blob)
    const noted = { url, at: Date.now() }
    changed(
      await sending.change((one) => ({ ...one, uploads: { ...one.uploads, [file.key]: noted } })),
    )
  }
}

/** Uploads the files of an item that are not uploaded yet, and sends it. */
export const sendItem = async (item: OutboxItem, sending: Sending): Promise<Outcome> => {
  const { prepare, transport, change } = sending
  try {
    const complete = prepare ? await prepare(item) : item
    await uploadMissing(changed(await change(() => complete)), sending)
    const attemptedAt = Date.now()
    const ready = changed(
      await change((one) => ({ ...one, attemptedAt: one.attemptedAt ?? attemptedAt })),
    )
    return { state: 'sent', answer: await transport.call(ready, bodyToSend(ready)) }
  } catch (error) {
    return readError(error)
  }
}
