import type { Message, MessageMediaType, NewMessage, Quote } from '#shared/api/messages.ts'
import type * as z from 'zod/mini'

/** A photo or voice message. Its file is in the memory of the tab (`api/pending-media.ts`). */
export interface Attachment {
  /** Names the file; becomes the `clientId` of the message. */
  readonly fileKey: string
  readonly mediaType: MessageMediaType
  readonly isTemporary?: boolean
  readonly audioDuration?: number
  readonly waveform?: readonly number[]
  readonly width?: number
  readonly height?: number
}

/** What the member wrote. */
export interface Draft {
  readonly content: string
  readonly attachment?: Attachment | undefined
  readonly replyTo?: Quote | undefined
}

type Body = z.input<typeof NewMessage>

/**
 * `waiting`: behind an earlier message, or not started. `failed`: no answer came, or the server was not able to;
 * the same message may be sent again. `refused`: the server does not accept it. `kept`: it waits for the connection
 * in the outbox of all features.
 */
export type SendState = 'waiting' | 'sending' | 'failed' | 'refused' | 'kept' | 'sent'

/** A message of the member that the loaded thread does not contain yet. */
export interface Unsent {
  /** Its `Idempotency-Key`, the same for every attempt. */
  readonly clientId: string
  readonly recipientId: string
  readonly draft: Draft
  readonly writtenAt: string
  readonly state: SendState
  /** Why it was not sent, in German. */
  readonly reason?: string | undefined
  /** The body of the first attempt: the server refuses another one with the same key. */
  readonly body?: Body | undefined
  /** The answer. */
  readonly message?: Message | undefined
}

export type Outbox = readonly Unsent[]

export const unsentOf = (outbox: Outbox, recipientId: string): readonly Unsent[] =>
  outbox.filter((one) => one.recipientId === recipientId)

/** The fields of a new message that describe its uploaded media. */
export type MediaFields = Pick<
  Body,
  'mediaUrl' | 'mediaType' | 'isTemporary' | 'audioDuration' | 'waveform'
>

/** `media`: of the attachment, which is uploaded. */
export const writeBody = (
  { recipientId, draft }: Unsent,
  media: MediaFields,
  after: string | undefined,
): Body => {
  const { content, replyTo } = draft
  const text = content === '' ? {} : { content }
  const quote = replyTo && { replyToId: replyTo.id }
  return { recipientId, ...text, ...media, ...quote, ...(after !== undefined && { after }) }
}

export const change = (outbox: Outbox, clientId: string, next: Partial<Unsent>): Outbox =>
  outbox.map((one) => (one.clientId === clientId ? { ...one, ...next } : one))

export const without = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((one) => one.clientId !== clientId)

/** The next message to send to this member; none while one is on its way. */
export const nextToSend = (outbox: Outbox, recipientId: string): Unsent | undefined => {
  const own = unsentOf(outbox, recipientId)
  if (own.some(({ state }) => state === 'sending')) return undefined
  return own.find(({ state }) => state === 'waiting')
}

/** Without an answer, the messages behind this one would overtake it: they fail with it. */
export const failFrom = (outbox: Outbox, clientId: string, reason: string): Outbox => {
  const failed = outbox.find((one) => one.clientId === clientId)
  return outbox.map((one) => {
    const isBehind = one.recipientId === failed?.recipientId && one.state === 'waiting'
    return one.clientId === clientId || isBehind ? { ...one, state: 'failed', reason } : one
  })
}

/** Sends everything to this member that failed again, in the order in which it was written. */
export const retryAll = (outbox: Outbox, recipientId?: string): Outbox =>
  outbox.map((one) =>
    one.state === 'failed' && (recipientId === undefined || one.recipientId === recipientId)
      ? { ...one, state: 'waiting', reason: undefined }
      : one,
  )

export const retryRefused = (outbox: Outbox, clientId: string): Outbox =>
  outbox.map((one) =>
    one.clientId === clientId && one.state === 'refused'
      ? { ...one, state: 'waiting', reason: undefined }
      : one,
  )

/** Removes what the loaded thread contains. */
export const withoutDelivered = (outbox: Outbox, delivered: ReadonlySet<string>): Outbox =>
  outbox.some(({ clientId }) => delivered.has(clientId))
    ? outbox.filter(({ clientId }) => !delivered.has(clientId))
    : outbox

/** Kept messages and those of this tab. One that is handed over is in both for a moment. */
export const withKept = (kept: Outbox, own: Outbox): Outbox => {
  const ids = new Set(kept.map(({ clientId }) => clientId))
  return [...kept, ...own.filter(({ clientId }) => !ids.has(clientId))]
}

/** What outlives a reload. Whether a message on its way arrived is unknown then: sending it again is harmless. */
export const lastingOutbox = (outbox: Outbox, reason: string): Outbox =>
  outbox.map((one) => {
    const isOpen = one.state === 'sending' || one.state === 'waiting'
    return isOpen ? { ...one, state: 'failed', reason } : one
  })
