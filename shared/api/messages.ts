import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Author, MemberId } from './members.ts'
import { MessageId } from './message-id.ts'
import { UploadedUrl } from './uploaded-url.ts'

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

/** What the list of threads shows of the last message; a photo or voice message has its own words. */
export const LastMessage = z.object({
  senderId: MemberId,
  content: z.string(),
  kind: z.enum(['text', 'photo', 'temporary', 'voice', 'deleted']),
})
export type LastMessage = z.infer<typeof LastMessage>

export const Thread = z.object({
  /** The id of the other member, as in `?user={id}`. */
  id: MemberId,
  otherUserId: MemberId,
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  isVerified: z.boolean(),
  lastMessage: LastMessage,
  lastMessageTime: z.iso.datetime(),
  /** At most `LIMITS.unreadMessages`, which means that many or more; 1 for a thread marked as unread. */
  unreadCount: z.number(),
  isMuted: z.boolean(),
  /** A request that waits for the viewer. */
  isRequest: z.boolean(),
  /** False when the other member is deleted, or one of both blocks the other. */
  isReachable: z.boolean(),
})
export type Thread = z.infer<typeof Thread>

/** `open`: both may write. `asked`: the viewer's request waits. `asking`: the other's request waits for the viewer. `none`: nothing was written. */
export const Relation = z.enum(['none', 'asked', 'asking', 'open'])
export type Relation = z.infer<typeof Relation>

export const ThreadPage = z.object({
  other: Author,
  isReachable: z.boolean(),
  /** The viewer blocks the other. A block against the viewer is not revealed. */
  isBlocked: z.boolean(),
  relation: Relation,
  /** How many messages a request still takes; null unless `asked` or `none`. */
  requestMessagesLeft: z.nullable(z.number()),
  isMuted: z.boolean(),
  /** The newest message that the viewer has seen; null when none. */
  readUpTo: z.nullable(MessageId),
  /** The newest message that the other has seen; null when none, or when either of both hides it. */
  otherReadUpTo: z.nullable(MessageId),
  /** Null when either of both hides it. */
  isOnline: z.nullable(z.boolean()),
  /** Oldest first. */
  messages: z.array(Message),
  /** For the page of older messages. */
  nextCursor: z.nullable(MessageId),
})
export type ThreadPage = z.infer<typeof ThreadPage>

/** `<ULID of the last message>-<id of the other member>` of the last thread on the previous page. */
const ThreadCursor = z.string().check(z.regex(/^[0-9A-Z]{26}-[0-9A-Z]{26}$/))

const OneThread = z.strictObject({ id: MemberId })
const OneMessage = z.strictObject({ id: MessageId })
const Done = z.object({ ok: z.literal(true) })

export const listThreads = contract({
  id: 'listThreads',
  method: 'GET',
  path: '/api/messages/threads',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Threads of the viewer, the last written first; a search finds them by the names of the other member',
  query: z.strictObject({
    /** `requests`: those that wait for the viewer. */
    folder: z.optional(z.enum(['inbox', 'requests'])),
    search: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Wen suchst du?'),
          z.maxLength(LIMITS.searchQuery, 'So lang heißt hier niemand.'),
        ),
    ),
    cursor: z.optional(ThreadCursor),
  }),
  response: z.array(Thread),
  errors: [],
  polled: true,
  paged: true,
  pollSeconds: 30,
})

export const getThread = contract({
  id: 'getThread',
  method: 'GET',
  path: '/api/messages/thread/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The conversation with another member, newest page first; stays readable after a block',
  params: OneThread,
  query: z.strictObject({ cursor: z.optional(MessageId) }),
  response: ThreadPage,
  errors: ['not_found'],
  polled: true,
  pollSeconds: 10,
})

export const unreadMessages = contract({
  id: 'unreadMessages',
  method: 'GET',
  path: '/api/messages/unread-count',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Number of unread messages in threads that are neither muted nor requests',
  response: z.number(),
  errors: [],
  polled: true,
  pollSeconds: 10,
})

export const NewMessage = z.strictObject({
  recipientId: MemberId,
  content: z.optional(multiLine(LIMITS.message)),
  /** The address that an upload returned. */
  mediaUrl: z.optional(UploadedUrl),
  /** The photo itself, for clients that do not upload it first. */
  mediaBase64: z.optional(z.string()),
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
  body: z.strictObject({ liked: z.boolean() }),
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
  summary: 'Open a temporary photo: starts its 30 seconds and returns an address that works once',
  params: OneMessage,
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
  summary: 'The bytes of an opened temporary photo, once',
  params: OneMessage,
  query: z.strictObject({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) }),
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
  body: z.strictObject({
    contentType: z.string().check(z.maxLength(100)),
    size: z.int().check(z.positive('Die Aufnahme ist leer.')),
  }),
  response: z.object({
    uploadUrl: z.string(),
    /** Must be sent unchanged, because they are signed. */
    headers: z.record(z.string(), z.string()),
    objectPath: z.string(),
    url: z.string(),
  }),
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
  params: z.strictObject({ name: z.string().check(z.regex(/^[\w-]{1,100}\.\w{3,4}$/)) }),
  query: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  answers: 'redirect',
  response: z.string(),
  errors: ['not_found'],
})

export const readThread = contract({
  id: 'readThread',
  method: 'POST',
  path: '/api/messages/thread/{id}/read',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The viewer has seen the messages up to this one',
  params: OneThread,
  body: z.strictObject({ upTo: MessageId }),
  /** What is still unread in this thread. */
  response: z.object({ unreadCount: z.number() }),
  errors: ['not_found', 'throttled'],
  throttle: 'messageActions',
})

export const changeThread = contract({
  id: 'changeThread',
  method: 'PATCH',
  path: '/api/messages/thread/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Mute a thread, or mark it as unread; absent fields stay unchanged',
  params: OneThread,
  body: z
    .strictObject({ muted: z.optional(z.boolean()), unread: z.optional(z.literal(true)) })
    .check(
      z.refine(
        (change) => Object.keys(change).length > 0,
        'Hier steht nichts, was sich ändern soll.',
      ),
    ),
  response: Done,
  errors: ['not_found', 'throttled'],
  throttle: 'messageActions',
})

export const deleteThread = contract({
  id: 'deleteThread',
  method: 'DELETE',
  path: '/api/messages/thread/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Delete a thread for the viewer alone; a new message brings it back without the old ones',
  params: OneThread,
  response: Done,
  errors: ['not_found', 'throttled'],
  throttle: 'messageActions',
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
  summary: 'Decline a request; its sender is not told',
  params: OneThread,
  response: Done,
  errors: ['not_found', 'throttled'],
  throttle: 'messageActions',
})

export const reportMessage = contract({
  id: 'reportMessage',
  method: 'POST',
  path: '/api/messages/{id}/report',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Report a message of the other member; moderators see it with five before and after',
  params: OneMessage,
  body: z.strictObject({
    reason: multiLine(LIMITS.articleReport).check(
      z.minLength(1, 'Sag uns kurz, was daran nicht stimmt.'),
    ),
  }),
  response: Done,
  errors: ['not_found', 'forbidden', 'conflict', 'throttled'],
  throttle: 'reports',
})
