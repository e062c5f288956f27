import { reportMessage } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { check, onConditionFailed, transact } from '#platform/table/index.ts'
import {
  messageIdOf,
  messageKey,
  messageKindOf,
  messageRefOf,
  ownMessageRef,
  type MessageItem,
  type MessageRef,
} from '../items/index.ts'
import {
  putReport,
  queueReport,
  type ReportedMessage,
  type ReportSnapshot,
} from './report.items.ts'
import { readSurroundings, type Surroundings } from './reported.repository.ts'
import { REPORT_TEXTS } from './texts.ts'

const gone = (): ApiError => new ApiError('not_found', REPORT_TEXTS.noMessage)

const snapshotOf = (item: MessageItem): ReportedMessage => ({
  id: messageIdOf(messageRefOf(item)),
  senderId: item.senderId,
  content: item.content ?? '',
  kind: messageKindOf(item),
})

const neighbourOf = (item: MessageItem): ReportedMessage => {
  const snapshot = snapshotOf(item)
  return { ...snapshot, content: excerpt(snapshot.content, LIMITS.reportContextLength) }
}

/** The receiver of a request sees neither its photos nor its voice messages before accepting it. */
const isUnseen = ({ media, content }: MessageItem, { pair }: Surroundings): boolean =>
  media !== undefined && content === undefined && pair?.acceptedAt === undefined

/** @throws ApiError not_found or forbidden for messages that the member cannot report */
const requireReportable = (memberId: string, surroundings: Surroundings): MessageItem => {
  const { message } = surroundings
  if (!message) throw gone()
  if (message.senderId === memberId) throw new ApiError('forbidden', REPORT_TEXTS.ownMessage)
  if (message.status !== undefined) throw gone()
  if (isUnseen(message, surroundings)) throw new ApiError('forbidden', REPORT_TEXTS.sealed)
  return message
}

const snapshotFor = async (memberId: string, ref: MessageRef): Promise<ReportSnapshot> => {
  const surroundings = await readSurroundings(memberId, ref)
  return {
    message: snapshotOf(requireReportable(memberId, surroundings)),
    before: surroundings.before.map(neighbourOf),
    after: surroundings.after.map(neighbourOf),
  }
}

/** Stores what moderators will read, so that a later deletion does not hide it. Answers a repeated report like the first. */
export const handler = endpoint(reportMessage, async ({ memberId, params: { id }, body }) => {
  const ref = ownMessageRef(memberId, id)
  if (!ref) throw gone()
  const snapshot = await snapshotFor(memberId, ref)
  const writing = transact({
    message: check(messageKey(ref), { senderId: snapshot.message.senderId, status: undefined }),
    report: putReport(memberId, snapshot),
    queue: queueReport(id, { memberId, at: isoNow(), text: body.reason }),
  })
  await onConditionFailed(writing, (failed) => {
    if (!failed.has('report')) throw gone()
  })
  return { ok: true as const }
})
