import { LIMITS } from '#shared/domain/limits.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { hashOfContent, type EvidenceItem } from '../../cases/items/index.ts'
import {
  messageIdOf,
  messageKind,
  messageRefOf,
  ownMessageRef,
  type MessageItem,
  chatPartition,
  isPair,
  maySeeMessage,
  messageKey,
  otherIn,
  pairKey,
  type MessageRef,
  type PairItem,
} from '../../messages/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { pickMedia, type FindEvidence } from './frozen.ts'
import { getMany, query } from '#platform/table/index.ts'
import { sideKey } from '../../messages/threads/index.ts'

/** A message with its neighbours, oldest first, as far as the member sees them. */
interface Surroundings {
  readonly pair: PairItem | undefined
  readonly message: MessageItem | undefined
  readonly before: readonly MessageItem[]
  readonly after: readonly MessageItem[]
}

/** A request holds back as many messages at most, and its receiver does not see them. */
const LIMIT = LIMITS.reportContext + LIMITS.requestMessages

/** Consistent, because a message is often reported a moment after it arrived. */
const readSurroundings = async (memberId: string, ref: MessageRef): Promise<Surroundings> => {
  const chat = chatPartition(ref.pairId)
  const { SK } = messageKey(ref)
  const keys = [pairKey(ref.pairId), sideKey(memberId, otherIn(ref.pairId, memberId))] as const
  const [[pair, side], earlier, later] = await Promise.all([
    getMany(keys, { consistent: true }),
    query(chat, { before: SK, newestFirst: true, limit: LIMIT, consistent: true }),
    query(chat, { from: SK, limit: LIMIT + 1, consistent: true }),
  ])
  const visible = (items: readonly (MessageItem | PairItem)[]): MessageItem[] =>
    items
      .filter((item): item is MessageItem => !isPair(item))
      .filter((item) => maySeeMessage(memberId, item))
      .filter((item) => messageRefOf(item).ulid > (side?.clearedUpTo ?? ''))
  const [message, ...after] = visible(later.items)
  return {
    pair,
    message: message?.SK === SK ? message : undefined,
    before: visible(earlier.items).slice(0, LIMITS.reportContext).toReversed(),
    after: after.slice(0, LIMITS.reportContext),
  }
}

const noMessage = (): ApiError => new ApiError('not_found', REPORT_TEXTS.noMessage)

const neighbourOf = (item: MessageItem): NonNullable<EvidenceItem['before']>[number] => {
  const ref = messageRefOf(item)
  return {
    id: messageIdOf(ref),
    senderId: item.senderId,
    content: excerpt(item.content ?? '', LIMITS.reportContextLength),
    kind: messageKind(item),
    at: ulidDate(ref.ulid),
  }
}

/** The receiver of a request sees neither its photos nor its voice messages before accepting it. */
const isUnseen = ({ media, content }: MessageItem, { pair }: Surroundings): boolean =>
  media !== undefined && content === undefined && pair?.acceptedAt === undefined

/** @throws ApiError not_found or forbidden for messages that the member cannot report */
const requireReportable = (memberId: string, surroundings: Surroundings): MessageItem => {
  const { message } = surroundings
  if (!message) throw noMessage()
  if (message.senderId === memberId) throw new ApiError('forbidden', REPORT_TEXTS.ownMessage)
  if (message.status !== undefined) throw noMessage()
  if (isUnseen(message, surroundings)) throw new ApiError('forbidden', REPORT_TEXTS.sealed)
  return message
}

/** Moderators get kinds of photos and voice messages, neither bytes nor addresses. */
export const findMessage: FindEvidence = async (viewerId, messageId) => {
  const ref = ownMessageRef(viewerId, messageId)
  if (!ref) throw noMessage()
  const surroundings = await readSurroundings(viewerId, ref)
  const message = requireReportable(viewerId, surroundings)
  return {
    authorId: message.senderId,
    text: message.content ?? '',
    contentHash: hashOfContent(message.content ?? ''),
    ...(message.media && pickMedia(messageKind(message))),
    path: '/messages',
    before: surroundings.before.map(neighbourOf),
    after: surroundings.after.map(neighbourOf),
  }
}
