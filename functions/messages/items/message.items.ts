import type { Key } from '#platform/table/index.ts'
import { chatPartition, isInPair, pairIdOf } from './pair.items.ts'

/** A photo or voice message. Its object is below `messages/`, which no public path serves. */
export interface MessageMedia {
  readonly type: 'image' | 'audio'
  /** The key in the media bucket; absent once the object is deleted. */
  readonly key?: string | undefined
  readonly contentType: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Seconds, of a voice message. */
  readonly duration?: number | undefined
  readonly waveform?: readonly number[] | undefined
}

/** The answered message, as it was then. */
export interface StoredQuote {
  readonly id: string
  readonly senderId: string
  readonly content: string
  readonly mediaType?: 'image' | 'audio' | undefined
}

export interface MessageItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Message'
  readonly senderId: string
  readonly recipientId: string
  /** Absent for media without text, and for messages that are gone. */
  readonly content?: string | undefined
  /** The `Idempotency-Key` with which its sender sent it. */
  readonly clientId?: string | undefined
  readonly media?: MessageMedia | undefined
  readonly isTemporary?: true | undefined
  /** When the receiver opened the temporary photo, and when it vanishes; ISO 8601. */
  readonly viewedAt?: string | undefined
  readonly vanishesAt?: string | undefined
  readonly replyTo?: StoredQuote | undefined
  /** ULIDs of the messages that quote this one; their quotes go with it. */
  readonly quotedBy?: ReadonlySet<string> | undefined
  /** Ids of those of the two members who gave horns. */
  readonly horns?: ReadonlySet<string> | undefined
  /** Absent means sent. */
  readonly status?: 'deleted' | 'held' | 'removed' | undefined
  /** The reason of the guard or of the moderator. */
  readonly statusReason?: string | undefined
}

export interface MessageRef {
  readonly pairId: string
  readonly ulid: string
}

export const messageIdOf = ({ pairId, ulid }: MessageRef): string => `${pairId}-${ulid}`

/** Splits `<lower id>-<higher id>-<own ULID>`. */
export const parseMessageId = (messageId: string): MessageRef => ({
  pairId: messageId.slice(0, 53),
  ulid: messageId.slice(54),
})

/** The message if its id belongs to a pair of this member and its members are in order; undefined otherwise. */
export const ownMessageRef = (memberId: string, messageId: string): MessageRef | undefined => {
  const ref = parseMessageId(messageId)
  const [low = '', high = ''] = ref.pairId.split('-')
  return low !== high && pairIdOf(low, high) === ref.pairId && isInPair(ref.pairId, memberId)
    ? ref
    : undefined
}

export const messageKey = ({ pairId, ulid }: MessageRef): Key<MessageItem> => ({
  PK: chatPartition(pairId).PK,
  SK: `M#${ulid}`,
})

/** The message that a stored item belongs to. */
export const messageRefOf = (item: { readonly PK: string; readonly SK: string }): MessageRef => ({
  pairId: item.PK.slice('CHAT#'.length),
  ulid: item.SK.slice('M#'.length),
})

/** Below `messages/<pair>/`, so that permissions and lifecycle cover all of them and no public path does. */
export const messageMediaTarget = ({ pairId, ulid }: MessageRef): string =>
  `messages/${pairId}/${ulid}`
