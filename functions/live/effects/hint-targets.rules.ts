import type { Hint } from '#shared/api/live.ts'
import {
  type CommentItem,
  commentRefOf,
  type LikeItem,
  parseCommentId,
} from '../../community/items/index.ts'
import type { DomainEvent } from '../../events/index.ts'
import { type MessageItem, type PairItem } from '../../messages/items/index.ts'
import { storyCountersRefOf, type StoryCountersItem, storyIdOf } from '../../stories/items/index.ts'
import type { ConnectionItem } from '../connection.items.ts'

/** The side of a thread, as far as a hint needs it. */
interface Side {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ChatSide'
  readonly memberId: string
  readonly otherId: string
  /** Absent while the list does not show the thread. */
  readonly entrySK?: string | undefined
}

interface Unread {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Unread'
  /** Rises with every change of notifications. */
  readonly sequence?: number
  /** Unread ones in threads that count. */
  readonly messages?: number
}

export type HintedItem =
  | MessageItem
  | PairItem
  | Side
  | Unread
  | CommentItem
  | LikeItem
  | ConnectionItem
  | StoryCountersItem

/** Who receives a hint: a member, everyone who looks at a post, or everyone who looks whether a member is online. */
export type Target =
  | { readonly to: 'member'; readonly memberId: string; readonly hint: Hint }
  | { readonly to: 'post'; readonly postId: string }
  | { readonly to: 'presence'; readonly memberId: string }

interface Change<Item> {
  readonly before: Item | null
  readonly after: Item | null
}

/** The change of an entity, and the item as it is or was. */
type Rules = {
  readonly [Entity in HintedItem['entity']]: (
    item: Extract<HintedItem, { readonly entity: Entity }>,
    change: Change<Extract<HintedItem, { readonly entity: Entity }>>,
  ) => readonly Target[]
}

const toMember = (memberId: string, topic: Hint['topic'], id: string): Target => ({
  to: 'member',
  memberId,
  hint: { topic, id },
})

/** The receiver of a held message learns of it when a moderator approves it. */
const isHiddenFromReceiver = ({ before, after }: Change<MessageItem>): boolean =>
  (after ?? before)?.status === 'held' || (before?.status === 'held' && after?.status !== undefined)

const aboutMessage: Rules['Message'] = ({ senderId, recipientId }, change) => [
  toMember(senderId, 'thread', recipientId),
  ...(isHiddenFromReceiver(change) ? [] : [toMember(recipientId, 'thread', senderId)]),
]

const sharedOf = (pair: PairItem | null) =>
  JSON.stringify([pair?.acceptedAt, pair?.lowReadUpTo, pair?.highReadUpTo])

/**
 * Nothing tells the sender of a request that it was declined, or the receiver that held messages were counted. A count
 * changes with a message, which is hinted by itself.
 */
const aboutPair: Rules['Pair'] = ({ PK, requestedBy }, { before, after }) => {
  const isShared = sharedOf(before) !== sharedOf(after)
  if (!isShared && before?.declinedAt === after?.declinedAt) return []
  const [low = '', high = ''] = PK.slice('CHAT#'.length).split('-')
  return [
    { memberId: low, otherId: high },
    { memberId: high, otherId: low },
  ]
    .filter(({ memberId }) => isShared || memberId !== requestedBy)
    .map(({ memberId, otherId }) => toMember(memberId, 'thread', otherId))
}

/** The first message of a request makes a side for its receiver, also when it is held. */
const aboutSide: Rules['ChatSide'] = ({ memberId, otherId }, { before, after }) => {
  const isListed = before?.entrySK !== undefined || after?.entrySK !== undefined
  return isListed ? [toMember(memberId, 'threads', otherId)] : []
}

const numbersOf = (unread: Unread | null): string =>
  JSON.stringify([unread?.sequence, unread?.messages ?? 0])

/** So a browser asks for the numbers only when one has changed: not after an own message, nor for a muted thread. */
const aboutUnread: Rules['Unread'] = ({ PK }, { before, after }) => {
  const memberId = PK.slice('MEMBER#'.length)
  return numbersOf(before) === numbersOf(after) ? [] : [toMember(memberId, 'unread', memberId)]
}

/** Nothing changes for others while it is held before and after. */
const aboutComment: Rules['Comment'] = (comment, { before, after }) =>
  [before, after].every((item) => item === null || item.status === 'held')
    ? []
    : [{ to: 'post', postId: commentRefOf(comment).postId }]

/** The bar and the stories of others follow their polls: a hint to all members would be a fan-out. */
const aboutStoryCounters: Rules['StoryCounters'] = (counters, { after }) => {
  const ref = storyCountersRefOf(counters)
  return after ? [toMember(ref.memberId, 'stories', storyIdOf(ref))] : []
}

const RULES: Rules = {
  Message: aboutMessage,
  Pair: aboutPair,
  ChatSide: aboutSide,
  Unread: aboutUnread,
  Comment: aboutComment,
  PostLike: ({ SK }) => [{ to: 'post', postId: SK }],
  CommentLike: ({ SK }) => [{ to: 'post', postId: parseCommentId(SK).postId }],
  StoryCounters: aboutStoryCounters,
  LiveConnection: ({ memberId }) => [{ to: 'presence', memberId }],
}

/** Who receives hints about these events, each target once. */
export const findTargets = (events: readonly DomainEvent<HintedItem>[]): readonly Target[] => {
  const all = events.flatMap(({ before, after }) => {
    const item = after ?? before
    if (!item) return []
    const rule = RULES[item.entity] as (
      item: HintedItem,
      change: Change<HintedItem>,
    ) => readonly Target[]
    return rule(item, { before, after })
  })
  return [...new Map(all.map((target) => [JSON.stringify(target), target])).values()]
}
