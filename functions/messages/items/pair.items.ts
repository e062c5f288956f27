import { LIMITS } from '#shared/domain/limits.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import {
  attribute,
  expression,
  putNew,
  update,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'
import type { MessageItem } from './message.items.ts'
import { chatPartitionKey } from './pair-id.items.ts'

/** Two members who write to each other, and how far each has read. Exists from the first message on. */
export interface PairItem {
  readonly PK: string
  readonly SK: 'PAIR'
  readonly entity: 'Pair'
  /** Who wrote first. */
  readonly requestedBy: string
  /** Messages of the request so far; not counted after it was accepted. */
  readonly requestMessages: number
  /** Both may write; ISO 8601. Set at once when the receiver follows the sender. */
  readonly acceptedAt?: string | undefined
  /** The receiver declined; a later message of the receiver accepts. ISO 8601. */
  readonly declinedAt?: string | undefined
  /** ULIDs of the newest messages that the member with the lower and the one with the higher id has seen; absent while that member hides it. */
  readonly lowReadUpTo?: string | undefined
  readonly highReadUpTo?: string | undefined
}

/** The messages of a pair and, sorted above them, the pair itself: one Query newest first reads both. */
export const chatPartition = (pairId: string): Partition<MessageItem | PairItem> => ({
  PK: chatPartitionKey(pairId),
})

export const pairKey = (pairId: string): Key<PairItem> => ({
  PK: chatPartition(pairId).PK,
  SK: 'PAIR',
})

export const isPair = (item: MessageItem | PairItem): item is PairItem => item.SK === 'PAIR'

/** The attribute that holds how far this member has read. */
export const readAttributeOf = (pairId: string, memberId: string): 'lowReadUpTo' | 'highReadUpTo' =>
  pairId.startsWith(memberId) ? 'lowReadUpTo' : 'highReadUpTo'

export const isOpen = (pair: PairItem | undefined): boolean => pair?.acceptedAt !== undefined

interface NewPair {
  readonly requestedBy: string
  /** Both may write at once, because the receiver follows the sender. */
  readonly isOpen: boolean
}

/** Fails when the pair exists. */
export const putPair = (pairId: string, { requestedBy, isOpen }: NewPair): Write<PairItem> =>
  putNew<PairItem>({
    ...pairKey(pairId),
    SK: 'PAIR',
    entity: 'Pair',
    requestedBy,
    requestMessages: isOpen ? 0 : 1,
    acceptedAt: isOpen ? isoNow() : undefined,
  })

/** Fails when there is no request, or it was accepted already. */
export const acceptPair = (pairId: string): Write<PairItem> =>
  update(pairKey(pairId), {
    set: { acceptedAt: isoNow(), declinedAt: undefined },
    condition: { acceptedAt: undefined },
  })

/** Fails when there is no request of the other member, or it was accepted. */
export const declinePair = (pairId: string, requestedBy: string): Write<PairItem> =>
  update(pairKey(pairId), {
    set: { declinedAt: isoNow() },
    condition: { requestedBy, acceptedAt: undefined },
  })

/** Fails when the request was accepted, or takes no further message. */
export const countRequestMessage = (pairId: string, requestedBy: string): Write<PairItem> =>
  update(pairKey(pairId), {
    add: { requestMessages: 1 },
    condition: expression`requestedBy = ${requestedBy} AND attribute_not_exists(acceptedAt) AND requestMessages < ${LIMITS.requestMessages}`,
  })

/** Fails when the member has seen this message or a later one, and when the conversation is not open. */
export const markPairRead = (pairId: string, memberId: string, ulid: string): Write<PairItem> => {
  const name = readAttributeOf(pairId, memberId)
  const isEarlier = expression`attribute_not_exists(${attribute(name)}) OR ${attribute(name)} < ${ulid}`
  return update(pairKey(pairId), {
    set: { [name]: ulid },
    condition: expression`attribute_exists(acceptedAt) AND (${isEarlier})`,
  })
}
