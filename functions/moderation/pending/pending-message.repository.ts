import type { Author } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { authorOf } from '#platform/identity/member.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getItems } from '#platform/table/index.ts'
import {
  isInPair,
  messageKey,
  messageKindOf,
  otherIn,
  parseMessageId,
  type MessageItem,
} from '../../messages/items/index.ts'
import { messageReportKey, type ReportSnapshot } from '../../messages/reports/index.ts'
import { readQueue, type PendingPage, type QueueEntry } from './pending.repository.ts'

/** A held message, or a reported one as it was when it was reported. */
export interface MessageInQueue extends ReportSnapshot {
  readonly isReported: boolean
  readonly sender: Author
  readonly recipient: Author
}

const snapshotOfHeld = (id: string, message: MessageItem): ReportSnapshot => ({
  message: {
    id,
    senderId: message.senderId,
    content: message.content ?? '',
    kind: messageKindOf(message),
  },
  before: [],
  after: [],
})

interface Found {
  readonly held: QueueEntry
  readonly isReported: boolean
  readonly snapshot: ReportSnapshot
}

const findAll = async (page: readonly QueueEntry[]): Promise<Found[]> => {
  const keysOf = (id: string) => [messageKey(parseMessageId(id)), messageReportKey(id)] as const
  const items = await getItems(page.flatMap(({ SK }) => keysOf(SK)))
  return page.flatMap((held): Found[] => {
    const [messageAt, reportAt] = keysOf(held.SK)
    const [message, snapshot] = [items.at(messageAt), items.at(reportAt)?.snapshot]
    if (held.reports) return snapshot ? [{ held, isReported: true, snapshot }] : []
    if (message?.status !== 'held') return []
    return [{ held, isReported: false, snapshot: snapshotOfHeld(held.SK, message) }]
  })
}

/** The SPA shows an empty name as that of a deleted member. */
const unknownAuthor = (id: string): Author => ({
  id,
  username: '',
  displayName: '',
  avatar: null,
  isVerified: false,
})

const readAuthors = async (ids: readonly string[]): Promise<(id: string) => Author> => {
  const members = await getItems(ids.map(memberKey))
  return (id) => {
    const member = members.at(memberKey(id))
    return member ? authorOf(member) : unknownAuthor(id)
  }
}

/** Without the conversations of the moderator, who neither sees nor judges them. */
export const readPendingMessages = async (
  moderatorId: string,
): Promise<PendingPage<MessageInQueue>> => {
  const queue = (await readQueue('message')).filter(
    ({ SK }) => !isInPair(parseMessageId(SK).pairId, moderatorId),
  )
  const found = await findAll(queue.slice(0, LIMITS.moderationPage))
  const author = await readAuthors(
    found.flatMap(({ held }) => parseMessageId(held.SK).pairId.split('-')),
  )
  const pending = found.map(({ held, isReported, snapshot }) => {
    const { senderId } = snapshot.message
    const recipientId = otherIn(parseMessageId(held.SK).pairId, senderId)
    return {
      held,
      content: {
        ...snapshot,
        isReported,
        sender: author(senderId),
        recipient: author(recipientId),
      },
    }
  })
  const more = Math.max(0, queue.length - LIMITS.moderationPage)
  return { pending, count: pending.length + more }
}
