import type { Message } from '#shared/api/messages.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import type { LastMessage } from '#shared/api/threads.ts'
import { describeStatus } from '#platform/content/status-reason.ts'
import { messageIdOf, messageRefOf, type MessageItem } from './message.items.ts'

type Media = Pick<
  Message,
  | 'mediaType'
  | 'mediaWidth'
  | 'mediaHeight'
  | 'isSealed'
  | 'isTemporary'
  | 'viewedAt'
  | 'expiresAt'
  | 'audioDuration'
  | 'waveform'
>

const NO_MEDIA: Media = {
  mediaType: null,
  mediaWidth: null,
  mediaHeight: null,
  isSealed: false,
  isTemporary: false,
  viewedAt: null,
  expiresAt: null,
  audioDuration: null,
  waveform: null,
}

const presentMedia = (item: MessageItem, isSealed: boolean): Media => {
  const { media } = item
  if (!media) return NO_MEDIA
  return {
    mediaType: media.type,
    mediaWidth: media.width ?? null,
    mediaHeight: media.height ?? null,
    isSealed,
    isTemporary: item.isTemporary ?? false,
    viewedAt: item.viewedAt ?? null,
    expiresAt: item.vanishesAt ?? null,
    audioDuration: media.duration ?? null,
    waveform: media.waveform ? [...media.waveform] : null,
  }
}

const presentQuote = ({ replyTo }: MessageItem): Message['replyTo'] =>
  replyTo
    ? {
        id: replyTo.id,
        senderId: replyTo.senderId,
        content: replyTo.content,
        mediaType: replyTo.mediaType ?? null,
      }
    : null

const presentHorns = (
  { senderId, recipientId, horns }: MessageItem,
  viewerId: string,
): Pick<Message, 'isLiked' | 'isLikedByOther'> => ({
  isLiked: horns?.has(viewerId) ?? false,
  isLikedByOther: horns?.has(senderId === viewerId ? recipientId : senderId) ?? false,
})

/** For the sender of a held or removed message. */
const reasonOf = ({ status, statusReason }: MessageItem): string | null =>
  status === 'deleted' ? null : describeStatus({ status, statusReason })

const GONE = { content: '', ...NO_MEDIA, replyTo: null }

const presentContent = (item: MessageItem, isSealed: boolean) => ({
  content: item.content ?? '',
  ...presentMedia(item, isSealed),
  replyTo: presentQuote(item),
})

/** A moderator removed it, or its sender deleted it. */
const isGone = ({ status }: MessageItem): boolean => status === 'deleted' || status === 'removed'

export interface MessageViewer {
  readonly viewerId: string
  /** The message belongs to a request that waits for the viewer. */
  readonly isRequest: boolean
}

export const presentMessage = (
  item: MessageItem,
  { viewerId, isRequest }: MessageViewer,
): Message => {
  const ref = messageRefOf(item)
  const isOwn = item.senderId === viewerId
  const gone = isGone(item)
  return {
    id: messageIdOf(ref),
    senderId: item.senderId,
    createdAt: ulidDate(ref.ulid),
    clientId: isOwn ? (item.clientId ?? null) : null,
    status: item.status ?? 'sent',
    statusReason: isOwn ? reasonOf(item) : null,
    ...(gone ? GONE : presentContent(item, isRequest && !isOwn)),
    ...presentHorns(item, viewerId),
  }
}

/** A held or removed message is for its sender only, also one that was deleted while it was held. */
export const maySeeMessage = (
  viewerId: string,
  { senderId, status, wasHeld }: MessageItem,
): boolean => senderId === viewerId || (status !== 'held' && status !== 'removed' && !wasHeld)

/** What a message is, in places that show no media; `deleted` when its sender or a moderator removed it. */
export const messageKind = ({
  status,
  media,
  isTemporary,
}: Pick<MessageItem, 'status' | 'media' | 'isTemporary'>): LastMessage['kind'] => {
  if (status === 'deleted' || status === 'removed') return 'deleted'
  if (!media) return 'text'
  if (media.type === 'audio') return 'voice'
  return isTemporary ? 'temporary' : 'photo'
}
