import type { Author } from '#shared/api/members.ts'
import { authorOf } from '#platform/identity/member.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getItems } from '#platform/table/index.ts'
import {
  isInPair,
  messageKey,
  otherIn,
  parseMessageId,
  type MessageItem,
} from '../../messages/items/index.ts'
import { readQueue, type PendingPage, type QueueEntry } from '#platform/content/queue.repository.ts'

/** A held message with its two members. */
export interface MessageInQueue {
  readonly id: string
  readonly message: MessageItem
  readonly sender: Author
  readonly recipient: Author
}

interface Found {
  readonly held: QueueEntry
  readonly message: MessageItem
}

const findAll = async (page: readonly QueueEntry[]): Promise<Found[]> => {
  const keyOf = (id: string) => messageKey(parseMessageId(id))
  const items = await getItems(page.map(({ SK }) => keyOf(SK)))
  return page.flatMap((held): Found[] => {
    const message = items.at(keyOf(held.SK))
    return message?.status === 'held' ? [{ held, message }] : []
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
  after?: string,
): Promise<PendingPage<MessageInQueue>> => {
  const { page, next } = await readQueue('message', after)
  const found = await findAll(
    page.filter(({ SK }) => !isInPair(parseMessageId(SK).pairId, moderatorId)),
  )
  const author = await readAuthors(
    found.flatMap(({ held }) => parseMessageId(held.SK).pairId.split('-')),
  )
  const pending = found.map(({ held, message }) => {
    const { senderId } = message
    const recipientId = otherIn(parseMessageId(held.SK).pairId, senderId)
    const content = {
      id: held.SK,
      message,
      sender: author(senderId),
      recipient: author(recipientId),
    }
    return { held, content }
  })
  return { pending, next }
}
