import type { TakeDown } from '#platform/content/take-down.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'
import { chatPartitionKey, isInPair, pairIdOf } from './pair-id.items.ts'

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
  /** SHA-256 of the ticket that fetches the opened photo once; names its use afterwards. */
  readonly photoTicket?: string | undefined
  readonly replyTo?: StoredQuote | undefined
  /** ULIDs of the messages that quote this one; their quotes go with it. */
  readonly quotedBy?: ReadonlySet<string> | undefined
  /** Ids of those of the two members who gave horns. */
  readonly horns?: ReadonlySet<string> | undefined
  /** Absent means sent. */
  readonly status?: 'deleted' | 'held' | 'removed' | undefined
  /** The reason of the guard or of the moderator. */
  readonly statusReason?: string | undefined
  /** Then what it said is kept for an appeal. */
  readonly takenDown?: TakeDown | undefined
  /** Its sender deleted it while it was held, so its receiver never had it. */
  readonly wasHeld?: true | undefined
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
  PK: chatPartitionKey(pairId),
  SK: `M#${ulid}`,
})

/** The message that a stored item belongs to. */
export const messageRefOf = (item: { readonly PK: string; readonly SK: string }): MessageRef => ({
  pairId: item.PK.slice('CHAT#'.length),
  ulid: item.SK.slice('M#'.length),
})

/** The object that a message refers to; none when the message is gone for both. */
export const mediaKeyOf = (message: MessageItem | null | undefined): string | undefined =>
  message?.status === 'deleted' || message?.status === 'removed' ? undefined : message?.media?.key

/** Below `messages/<pair>/`, so that permissions and lifecycle cover all of them and no public path does. */
export const messageMediaTarget = ({ pairId, ulid }: MessageRef): string =>
  `messages/${pairId}/${ulid}`

/** Deleting a message deletes its quotes in the same transaction, which takes 100 writes. */
export const MAX_QUOTES = 50

/** Fails when the message is gone or held, or was quoted the maximum number of times. */
export const addQuotedBy = (ref: MessageRef, ulid: string): Write<MessageItem> =>
  update(messageKey(ref), {
    add: { quotedBy: new Set([ulid]) },
    condition: expression`attribute_exists(PK) AND attribute_not_exists(#status) AND (attribute_not_exists(quotedBy) OR size(quotedBy) < ${MAX_QUOTES})`,
  })

type Gone = Required<Pick<MessageItem, 'status'>> & Pick<MessageItem, 'statusReason' | 'takenDown'>

/**
 * What is left of a message that its sender deleted or a moderator removed. Fails when its status or its quotes changed
 * since it was read.
 */
export const emptyMessage = (
  message: MessageItem,
  { status: becomes, statusReason, takenDown }: Gone = { status: 'deleted' },
): Write<MessageItem> => {
  const { status, quotedBy } = message
  const isUnchanged = status
    ? expression`#status = ${status}`
    : expression`attribute_exists(PK) AND attribute_not_exists(#status)`
  const hasSameQuotes = quotedBy
    ? expression`size(quotedBy) = ${quotedBy.size}`
    : expression`attribute_not_exists(quotedBy)`
  return update(messageKey(messageRefOf(message)), {
    set: {
      status: becomes,
      statusReason,
      takenDown,
      wasHeld: status === 'held' || message.wasHeld ? true : undefined,
    },
    remove: [
      'content',
      'media',
      'isTemporary',
      'viewedAt',
      'vanishesAt',
      'photoTicket',
      'replyTo',
      'horns',
      'quotedBy',
    ],
    condition: expression`${isUnchanged} AND ${hasSameQuotes}`,
  })
}

/** Empties the quote of a message that was deleted. Fails when the quoting message has none any more. */
export const emptyQuote = (ref: MessageRef): Write<MessageItem> =>
  update(messageKey(ref), {
    expression: expression`SET replyTo.#content = ${''} REMOVE replyTo.#mediaType`,
    condition: expression`attribute_exists(replyTo)`,
  })

/** Set semantics: giving twice is giving once. Fails unless both members see the message. */
export const setHorns = (ref: MessageRef, memberId: string, liked: boolean): Write<MessageItem> => {
  const horns = { horns: new Set([memberId]) }
  return update(messageKey(ref), {
    ...(liked ? { add: horns } : { removeFrom: horns }),
    condition: { status: undefined },
  })
}
