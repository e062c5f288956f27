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

export interface Written {
  readonly recipientId: string
  readonly draft: Draft
  readonly writtenAt: string
}

/**
 * `waiting`: behind an earlier message, or not started. `failed`: no answer came, or the server was not able to;
 * the same message may be sent again. `refused`: the server does not accept it. `kept`: it waits for the connection.
 */
export type SendState = 'waiting' | 'sending' | 'failed' | 'refused' | 'kept' | 'sent'

/** A message of the member that the loaded thread does not contain yet. */
export interface Unsent extends Written {
  /** Its `Idempotency-Key`, the same for every attempt. */
  readonly clientId: string
  readonly state: SendState
  /** Why it was not sent, in German. */
  readonly reason?: string | undefined
  /** The answer. */
  readonly message?: Message | undefined
}

type Body = z.input<typeof NewMessage>

/** The fields of a new message that describe its uploaded media. */
export type MediaFields = Pick<
  Body,
  'mediaUrl' | 'mediaType' | 'isTemporary' | 'audioDuration' | 'waveform'
>

/** `media`: of the attachment. `after`: the newest message of the thread that this browser knows. */
export const writeBody = (
  { recipientId, draft: { content, replyTo } }: Written,
  media: MediaFields | undefined,
  after: string | undefined,
): Body => {
  const text = content === '' ? {} : { content }
  const quote = replyTo && { replyToId: replyTo.id }
  return { recipientId, ...text, ...media, ...quote, ...(after !== undefined && { after }) }
}
