import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { MemberId } from './members.ts'
import { PresignedUpload } from './presigned-upload.ts'
import { UploadedUrl } from './uploaded-url.ts'

const ULID = '[0-7][0-9A-HJKMNP-TV-Z]{25}'

/** `<one member>-<other member>-<own ULID>`, members in ascending order: the id alone locates a message, and sorts by time within its thread. */
export const MessageId = z.string().check(z.regex(new RegExp(`^${ULID}-${ULID}-${ULID}$`)))

/**
 * `sent`: as written. `deleted`: its sender deleted it for both. `held`: waits for a moderator, only its sender
 * receives it. `removed`: a moderator removed it.
 */
export const MessageStatus = z.enum(['sent', 'deleted', 'held', 'removed'])
export type MessageStatus = z.infer<typeof MessageStatus>

export const MessageMediaType = z.enum(['image', 'audio'])
export type MessageMediaType = z.infer<typeof MessageMediaType>

/** Level of the loudest sound in each part of a voice message, from 0 to 100. */
const Waveform = z.array(z.int().check(z.minimum(0), z.maximum(100)))

/** The message that another one answers; its beginning as it was then. */
const Quote = z.object({
  id: MessageId,
  senderId: MemberId,
  /** Empty for a photo or voice message, and when it was deleted. */
  content: z.string(),
  mediaType: z.nullable(MessageMediaType),
})
export type Quote = z.infer<typeof Quote>

export const Message = z.object({
  id: MessageId,
  senderId: MemberId,
  /** Empty for media without text and for messages that are gone. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** The `Idempotency-Key` of the viewer's own message, by which its browser recognises it; null for others. */
  clientId: z.nullable(z.string()),
  status: MessageStatus,
  /** Why the viewer's own message is held or was removed; null otherwise. */
  statusReason: z.nullable(z.string()),
  mediaType: z.nullable(MessageMediaType),
  /** Pixels, to reserve space while the photo loads; null when unknown. */
  mediaWidth: z.nullable(z.number()),
  mediaHeight: z.nullable(z.number()),
  /** Media of a request that the viewer has not accepted: there is no address for them. */
  isSealed: z.boolean(),
  isTemporary: z.boolean(),
  /** When the receiver opened the temporary photo, and when it vanishes; null until then. */
  viewedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
  /** Seconds; null unless it is a voice message. */
  audioDuration: z.nullable(z.number()),
  waveform: z.nullable(Waveform),
  replyTo: z.nullable(Quote),
  /** Horns of the viewer, and of the other member. */
  isLiked: z.boolean(),
  isLikedByOther: z.boolean(),
})
export type Message = z.infer<typeof Message>

const OneThread = z.object({ id: MemberId })
const OneMessage = z.object({ id: MessageId })
const Done = z.object({ ok: z.literal(true) })

export const NewMessage = z.object({
  recipientId: MemberId,
  content: z.optional(multiLine(LIMITS.message)),
  /** The address that an upload returned. */
  mediaUrl: z.optional(UploadedUrl),
  /** The photo itself, for clients that do not upload it first. */
  mediaBase64: z.optional(z.string().check(z.minLength(1))),
  mediaType: z.optional(MessageMediaType),
  isTemporary: z.optional(z.boolean()),
  /** Seconds, as the recorder measured them. */
  audioDuration: z.optional(
    z
      .number()
      .check(
        z.positive('Die Aufnahme ist leer.'),
        z.maximum(LIMITS.voiceSeconds, 'Höchstens fünf Minuten.'),
      ),
  ),
  waveform: z.optional(Waveform.check(z.maxLength(LIMITS.waveformPeaks))),
  replyToId: z.optional(MessageId),
  /** The newest message of the thread that the sender knows: the new one is sorted after it, whatever the clocks say. */
  after: z.optional(MessageId),
})

export const sendMessage = contract({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Send a message; needs text or media. The first messages to a stranger are a request',
  body: NewMessage,
  maxBodyBytes: LIMITS.base64PhotoBytes,
  response: Message,
  status: 201,
  errors: [
    'not_found',
    'blocked',
    'forbidden',
    'too_large',
    'unsupported_media',
    'throttled',
    'conflict',
  ],
  idempotent: true,
  throttle: 'messages',
  guard: { fields: ['content'], onHit: 'hold' },
})

export const deleteMessage = contract({
  id: 'deleteMessage',
  method: 'DELETE',
  path: '/api/messages/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Delete an own message for both',
  params: OneMessage,
  response: Done,
  errors: ['not_found', 'forbidden', 'throttled'],
  throttle: 'messageActions',
})

export const likeMessage = contract({
  id: 'likeMessage',
  method: 'POST',
  path: '/api/messages/{id}/like',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Give or take back horns for a message',
  params: OneMessage,
  body: z.object({ liked: z.boolean() }),
  response: z.object({ isLiked: z.boolean() }),
  errors: ['not_found', 'blocked', 'forbidden', 'throttled'],
  throttle: 'messageActions',
})

export const viewPhoto = contract({
  id: 'viewPhoto',
  method: 'PATCH',
  path: '/api/messages/{id}/view',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Open a temporary photo: starts its 30 seconds and returns an address. The same key gets the same one again',
  params: OneMessage,
  idempotent: true,
  response: z.object({ url: z.string(), viewedAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  errors: ['not_found', 'forbidden', 'gone', 'throttled'],
  throttle: 'messageActions',
})

export const temporaryPhoto = contract({
  id: 'temporaryPhoto',
  method: 'GET',
  path: '/api/messages/{id}/photo',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The bytes of an opened temporary photo, within its 30 seconds',
  params: OneMessage,
  query: z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  answers: 'bytes',
  response: z.string(),
  errors: ['not_found', 'gone'],
})

export const messageMedia = contract({
  id: 'messageMedia',
  method: 'GET',
  path: '/api/messages/{id}/media',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'An address of the photo or voice message that works for five minutes; none for temporary photos',
  params: OneMessage,
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['not_found', 'gone'],
})

export const voiceUploadUrl = contract({
  id: 'voiceUploadUrl',
  method: 'POST',
  path: '/api/voice/upload-url',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'A presigned S3 PUT for one voice message of exactly this type and size',
  body: z.object({
    contentType: z.string().check(z.maxLength(100)),
    size: z.int().check(z.positive('Die Aufnahme ist leer.')),
  }),
  response: PresignedUpload,
  status: 201,
  errors: ['too_large', 'unsupported_media', 'throttled'],
  throttle: 'uploads',
})

export const voiceStream = contract({
  id: 'voiceStream',
  method: 'GET',
  path: '/api/voice-stream/{name}',
  caller: 'public',
  blocks: 'none: no viewer',
  summary:
    'Leads to the sound of one voice message; the token is valid for this object and five minutes',
  params: z.object({ name: z.string().check(z.regex(/^[\w-]{1,100}\.\w{3,4}$/)) }),
  query: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  answers: 'redirect',
  response: z.string(),
  errors: ['not_found'],
})

export const acceptRequest = contract({
  id: 'acceptRequest',
  method: 'POST',
  path: '/api/messages/thread/{id}/accept',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Accept a request: both may write, and its photos and voice messages open',
  params: OneThread,
  response: Done,
  errors: ['not_found', 'blocked', 'throttled'],
  throttle: 'messageActions',
})

export const declineRequest = contract({
  id: 'declineRequest',
  method: 'POST',
  path: '/api/messages/thread/{id}/decline',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Decline a request; its sender is not notified',
  params: OneThread,
  response: Done,
  errors: ['not_found', 'throttled'],
  throttle: 'messageActions',
})
