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
} from '../../messages/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { pickMedia, type FindEvidence } from './frozen.ts'
import { readSurroundings, type Surroundings } from './surroundings.repository.ts'

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
