import { temporaryPhoto, viewPhoto } from '#shared/api/messages.ts'
import { call, callBytes } from '#spa/platform/api-client.ts'

export interface OpenedPhoto {
  readonly messageId: string
  readonly ticket: string
  readonly viewedAt: string
  readonly expiresAt: string
  /** On the clock of `performance.now()`, which no change of the device's time moves. */
  readonly endsAt: number
}

/**
 * Starts the 30 seconds of a temporary photo. Within them, the same key opens it again.
 * @throws ApiError; 410 when it was opened before
 */
export const openPhoto = async (
  messageId: string,
  idempotencyKey: string,
): Promise<OpenedPhoto> => {
  const input = { params: { id: messageId }, idempotencyKey }
  const { url, viewedAt, expiresAt } = await call(viewPhoto, input)
  const lifetimeMs = Date.parse(expiresAt) - Date.parse(viewedAt)
  return {
    messageId,
    ticket: new URL(url, location.origin).searchParams.get('ticket') ?? '',
    viewedAt,
    expiresAt,
    endsAt: performance.now() + lifetimeMs,
  }
}

/** The bytes. Their delivery counts as the view. @throws ApiError */
export const fetchPhoto = (
  { messageId, ticket }: OpenedPhoto,
  signal: AbortSignal,
): Promise<Blob> =>
  callBytes(temporaryPhoto, { params: { id: messageId }, query: { ticket }, signal })
