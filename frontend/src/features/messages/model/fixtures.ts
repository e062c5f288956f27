import type { Message } from '#shared/api/messages.ts'
import type { ThreadPage } from '#shared/api/threads.ts'

export const ME = '01JD3V6T5N0000000000000001'
export const OTHER = '01JD3V6T5N0000000000000002'

export const idOf = (number: number): string =>
  `${ME}-${OTHER}-01JD3V6T5N${String(number).padStart(16, '0')}`

type Written = Pick<Message, 'id' | 'senderId' | 'content' | 'createdAt'>

/** A text that was sent and has nothing else. */
export const aText = (written: Written): Message => ({
  ...written,
  clientId: null,
  status: 'sent',
  statusReason: null,
  mediaType: null,
  mediaWidth: null,
  mediaHeight: null,
  isSealed: false,
  isTemporary: false,
  viewedAt: null,
  expiresAt: null,
  audioDuration: null,
  waveform: null,
  replyTo: null,
  isLiked: false,
  isLikedByOther: false,
})

/** The n-th message of the other member, a minute after the one before. */
export const aMessage = (number: number, change: Partial<Message> = {}): Message => ({
  ...aText({
    id: idOf(number),
    senderId: OTHER,
    content: String(number),
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, number)).toISOString(),
  }),
  ...change,
})

export const pageOf = (messages: readonly Message[], nextCursor: string | null): ThreadPage => ({
  other: { id: OTHER, username: 'mara', displayName: 'Mara', avatar: null, isVerified: false },
  isReachable: true,
  isBlocked: false,
  relation: 'open',
  requestMessagesLeft: null,
  isMuted: false,
  readUpTo: null,
  otherReadUpTo: null,
  isOnline: null,
  messages: [...messages],
  nextCursor,
})
