import type { Message } from '#shared/api/messages.ts'
import { timeKey, type Conversation } from './conversation.ts'
import type { Attachment, SendState, Unsent } from './unsent.ts'

/** What the member changed at a message, and when the server confirmed it; `Infinity` until then. */
export interface MessageOverlay {
  readonly isLiked?: { readonly value: boolean; readonly at: number }
  readonly deletedAt?: number
}

export type MessageOverlays = Readonly<Partial<Record<string, MessageOverlay>>>

/** A message as the chat shows it. */
export interface ShownMessage extends Message {
  /** The same before and after the server has it. */
  readonly key: string
  readonly isOwn: boolean
  readonly state: SendState
  readonly reason: string | undefined
  readonly isRead: boolean
}

const deleted = (message: Message): Message => ({
  ...message,
  status: 'deleted',
  content: '',
  mediaType: null,
  waveform: null,
  replyTo: null,
  isLiked: false,
  isLikedByOther: false,
})

const withOverlay = (
  message: Message,
  overlay: MessageOverlay | undefined,
  requestedAt: number,
): Message => {
  if (overlay?.deletedAt !== undefined && overlay.deletedAt >= requestedAt) return deleted(message)
  if (overlay?.isLiked && overlay.isLiked.at >= requestedAt)
    return { ...message, isLiked: overlay.isLiked.value }
  return message
}

const NO_MEDIA = {
  mediaType: null,
  mediaWidth: null,
  mediaHeight: null,
  isTemporary: false,
  audioDuration: null,
  waveform: null,
}

const mediaOf = (attachment: Attachment) => ({
  mediaType: attachment.mediaType,
  mediaWidth: attachment.width ?? null,
  mediaHeight: attachment.height ?? null,
  isTemporary: attachment.isTemporary ?? false,
  audioDuration: attachment.audioDuration ?? null,
  waveform: attachment.waveform ? [...attachment.waveform] : null,
})

/** What the server will answer, as far as the browser knows it. */
const messageOf = ({ clientId, draft, writtenAt }: Unsent, ownId: string): Message => ({
  id: `unsent-${clientId}`,
  senderId: ownId,
  content: draft.content,
  createdAt: writtenAt,
  clientId,
  status: 'sent',
  statusReason: null,
  ...(draft.attachment ? mediaOf(draft.attachment) : NO_MEDIA),
  isSealed: false,
  viewedAt: null,
  expiresAt: null,
  replyTo: draft.replyTo ?? null,
  isLiked: false,
  isLikedByOther: false,
})

interface Options {
  readonly conversation: Conversation | undefined
  /** The messages to this member that are not in the conversation yet. */
  readonly unsent: readonly Unsent[]
  readonly overlays: MessageOverlays
  readonly ownId: string
}

/** The client ids of the own messages that the server has delivered. */
export const deliveredIds = (conversation: Conversation): ReadonlySet<string> =>
  new Set(conversation.entries.flatMap(({ message }) => message.clientId ?? []))

const fromServer = ({ conversation, overlays, ownId }: Options): ShownMessage[] => {
  const readUpTo = conversation?.otherReadUpTo ?? null
  return (conversation?.entries ?? []).map(({ message, requestedAt }) => ({
    ...withOverlay(message, overlays[message.id], requestedAt),
    key: message.clientId ?? message.id,
    isOwn: message.senderId === ownId,
    state: 'sent',
    reason: undefined,
    isRead: readUpTo !== null && timeKey(message.id) <= timeKey(readUpTo),
  }))
}

/** Confirmed messages take their place among the others; the rest follows in the order in which it was written. */
const sortKey = ({ state, id }: ShownMessage): string => (state === 'sent' ? timeKey(id) : '~')

/** The messages of a thread, oldest first, each once: by its id, or by the `clientId` of an own one. */
export const shownMessages = (options: Options): readonly ShownMessage[] => {
  const { conversation, unsent, ownId } = options
  const delivered = conversation ? deliveredIds(conversation) : new Set<string>()
  const own = unsent
    .filter(({ clientId }) => !delivered.has(clientId))
    .map((one): ShownMessage => ({
      ...(one.message ?? messageOf(one, ownId)),
      key: one.clientId,
      isOwn: true,
      state: one.state,
      reason: one.reason,
      isRead: false,
    }))
  return [...fromServer(options), ...own].toSorted((one, other) => {
    const [a, b] = [sortKey(one), sortKey(other)]
    return a < b ? -1 : Number(a > b)
  })
}
