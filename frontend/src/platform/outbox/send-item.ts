import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#shared/api/contract.ts'
import { ApiError, errorFromResponse } from '../api-error.ts'
import { isReadable } from '../readable-blob.ts'
import { messages as platform } from '../texts.ts'
import { bodyToSend, uploadedUrl, type OutboxFile, type OutboxItem } from './outbox-item.ts'
import type { OutboxFiles } from './outbox-store.ts'

/** `again`: the same request may succeed later. */
export type Outcome =
  | { readonly state: 'sent'; readonly answer: unknown }
  | { readonly state: 'again'; readonly isOffline: boolean; readonly afterMs: number }
  | { readonly state: 'refused'; readonly reason: string; readonly lostFile?: string }
  | { readonly state: 'signed-out' | 'left' }
  | { readonly state: 'gone' }

export interface Sending {
  readonly token: string
  readonly files: OutboxFiles
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

const again = (afterMs = 0): Outcome => ({ state: 'again', isOffline: false, afterMs })
const OFFLINE: Outcome = { state: 'again', isOffline: true, afterMs: 0 }

/** What an answer other than a success means for the item. */
export const readOutcome = ({ status, message, retryAfterSeconds = 0 }: ApiError): Outcome => {
  if (status === 401) return { state: 'signed-out' }
  if (status >= 500 || TRANSIENT.has(status)) return again(retryAfterSeconds * 1000)
  return { state: 'refused', reason: message }
}

const request = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { cache: 'no-store', ...init })
  } catch {
    throw new Failed(OFFLINE)
  }
}

const readAnswer = async (response: Response): Promise<unknown> => {
  try {
    return response.ok ? ((await response.json()) as unknown) : await errorFromResponse(response)
  } catch {
    // The connection broke within the answer.
    throw new Failed(OFFLINE)
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
  if (answer instanceof ApiError) throw new Failed(readOutcome(answer))
  return answer
}

interface UploadPlace {
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
  if (!response.ok) throw new Failed(again())
  return place.url
}

const changed = (item: OutboxItem | undefined): OutboxItem => {
  if (!item) throw new Failed({ state: 'gone' })
  return item
}

const uploadMissing = async (item: OutboxItem, sending: Sending): Promise<OutboxItem> => {
  let current = item
  for (const file of item.files) {
    if (uploadedUrl(current, file.key, Date.now()) !== undefined) continue
    const blob = sending.files.get(file.key)
    if (!blob || !(await isReadable(blob)))
      throw new Failed({ state: 'refused', reason: platform.fileLost, lostFile: file.key })
    const url = await upload(file, blob, sending.token)
    const noted = { url, at: Date.now() }
    current = changed(
      await sending.change((one) => ({ ...one, uploads: { ...one.uploads, [file.key]: noted } })),
    )
  }
  return current
}

/** Uploads the files of an item that are not uploaded yet, and sends it. */
export const sendItem = async (item: OutboxItem, sending: Sending): Promise<Outcome> => {
  try {
    await uploadMissing(item, sending)
    const attemptedAt = Date.now()
    const ready = changed(
      await sending.change((one) => ({ ...one, attemptedAt: one.attemptedAt ?? attemptedAt })),
    )
    const { method, url } = ready.request
    const call = { method, url, body: bodyToSend(ready), token: sending.token }
    const answer = await callApi({ ...call, key: ready.idempotencyKey })
    return { state: 'sent', answer }
  } catch (error) {
    if (error instanceof Failed) return error.outcome
    throw error
  }
}
