import type { Message } from '#shared/api/messages.ts'
import type { Relation, ThreadPage } from '#shared/api/threads.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { authorOf } from '#platform/identity/member.ts'
import { maySeeMessage, presentMessage } from '../items/message.presenter.ts'
import { messageIdOf, messageRefOf } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { readAttributeOf } from '../items/pair.items.ts'
import { presentOther } from './other.presenter.ts'
import { isRequestFor } from './side.rules.ts'
import type { StoredThread } from './thread.repository.ts'

export interface Viewing {
  readonly memberId: string
  readonly otherId: string
  /** Null when it is not shown. */
  readonly isOnline: boolean | null
  /** No request is needed, because the other follows the viewer. */
  readonly isFollowed: boolean
}

type Page = Pick<ThreadPage, 'messages' | 'nextCursor'>

const relationOf = ({ pair }: StoredThread, { memberId }: Viewing, page: Page): Relation => {
  if (!pair) return 'none'
  if (pair.acceptedAt !== undefined) return 'open'
  if (pair.requestedBy === memberId) return 'asked'
  // All messages of the request are held.
  return page.messages.length > 0 ? 'asking' : 'none'
}

const messagesLeft = (
  { pair }: StoredThread,
  { memberId, isFollowed }: Viewing,
  relation: Relation,
): number | null => {
  if (relation === 'open' || relation === 'asking' || isFollowed) return null
  const sent = pair?.requestedBy === memberId ? pair.requestMessages : 0
  return Math.max(0, LIMITS.requestMessages - sent)
}

/** The other cannot be written to, and is shown as a deleted member. */
export const isMasked = ({ other, blocks }: StoredThread): boolean =>
  !other || (blocks?.blockedBy?.has(other.memberId) ?? false)

/** The other must look like a deleted member, who opens no photos. */
const withoutViewing = (message: Message): Message => ({
  ...message,
  viewedAt: null,
  expiresAt: null,
})

/** One more than a page is read: it says whether there are older ones. */
const pageOf = (thread: StoredThread, { memberId }: Viewing): Page => {
  const { pair, side, messages } = thread
  const isRequest = pair !== undefined && isRequestFor(memberId, pair)
  const all = messages.filter((item) => messageRefOf(item).ulid > (side?.clearedUpTo ?? ''))
  const masked = isMasked(thread)
  const shown = all.slice(0, LIMITS.messagePage)
  const oldest = shown.at(-1)
  return {
    messages: shown
      .filter((item) => maySeeMessage(memberId, item))
      .map((item) => {
        const message = presentMessage(item, { viewerId: memberId, isRequest })
        return masked && item.senderId === memberId ? withoutViewing(message) : message
      })
      .toReversed(),
    nextCursor: oldest && all.length > shown.length ? messageIdOf(messageRefOf(oldest)) : null,
  }
}

/** Both may write, and neither side blocks the other. */
export const isOpenBetween = (thread: StoredThread): boolean =>
  thread.pair?.acceptedAt !== undefined &&
  !isMasked(thread) &&
  !thread.blocks?.blocked?.has(thread.other?.memberId ?? '')

const otherReadUpTo = (
  thread: StoredThread,
  { memberId, otherId }: Viewing,
): ThreadPage['otherReadUpTo'] => {
  const { viewer, other, pair } = thread
  const isHidden = viewer?.hiddenReadReceipts === true || other?.hiddenReadReceipts === true
  if (!pair || isHidden || pair.acceptedAt === undefined || isMasked(thread)) return null
  const pairId = pairIdOf(memberId, otherId)
  const ulid = pair[readAttributeOf(pairId, otherId)]
  return ulid === undefined ? null : messageIdOf({ pairId, ulid })
}

const readUpToOf = ({ side }: StoredThread, { memberId, otherId }: Viewing) =>
  side?.readUpTo === undefined
    ? null
    : messageIdOf({ pairId: pairIdOf(memberId, otherId), ulid: side.readUpTo })

const blocksOther = ({ blocks }: StoredThread, { otherId }: Viewing): boolean =>
  blocks?.blocked?.has(otherId) ?? false

export const presentThread = (thread: StoredThread, viewing: Viewing): ThreadPage => {
  const { other, side } = thread
  const isBlocked = blocksOther(thread, viewing)
  const masked = isMasked(thread)
  const page = pageOf(thread, viewing)
  const relation = relationOf(thread, viewing, page)
  return {
    other: presentOther(viewing.otherId, masked || !other ? undefined : authorOf(other)),
    isReachable: !masked && !isBlocked,
    isBlocked,
    relation,
    requestMessagesLeft: messagesLeft(thread, viewing, relation),
    isMuted: side?.isMuted ?? false,
    readUpTo: readUpToOf(thread, viewing),
    otherReadUpTo: otherReadUpTo(thread, viewing),
    isOnline: viewing.isOnline,
    ...page,
  }
}
