import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { visibleName } from '../domain/visible-name.ts'
import { contract } from './contract.ts'
import { Author, MemberId } from './members.ts'
import { Message, MessageId } from './messages.ts'

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

const OneThread = z.object({ id: MemberId })
const Done = z.object({ ok: z.literal(true) })

export const listThreads = contract({
  id: 'listThreads',
  method: 'GET',
  path: '/api/messages/threads',
  caller: 'member',
  blocks: 'none: own side',
  summary:
    'Threads of the viewer, the last written first; a search finds them by the names of the other member',
  query: z.object({
    /** `requests`: those that wait for the viewer. */
    folder: z.optional(z.enum(['inbox', 'requests'])),
    search: z.optional(
      z.string().check(
        z.overwrite((text) => visibleName(text).trim()),
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
  blocks: 'none: own side',
  summary: 'The conversation with another member, newest page first; stays readable after a block',
  params: OneThread,
  query: z.object({ cursor: z.optional(MessageId) }),
  response: ThreadPage,
  errors: ['not_found'],
  polled: true,
  pollSeconds: 10,
})

export const readThread = contract({
  id: 'readThread',
  method: 'POST',
  path: '/api/messages/thread/{id}/read',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The viewer has seen the messages up to this one',
  params: OneThread,
  body: z.object({ upTo: MessageId }),
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
    .object({ muted: z.optional(z.boolean()), unread: z.optional(z.literal(true)) })
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
