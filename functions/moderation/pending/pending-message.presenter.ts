import type { HeldMessage } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { messageKindOf, parseMessageId } from '../../messages/items/index.ts'
import type { MessageInQueue } from './pending-message.repository.ts'
import type { Pending } from '#platform/content/queue.repository.ts'
import { termOf } from './pending.presenter.ts'

export const presentHeldMessage = ({ held, content }: Pending<MessageInQueue>): HeldMessage => {
  const { id, message, sender, recipient } = content
  const text = message.content ?? ''
  return {
    id,
    sender,
    recipient,
    content: text,
    kind: messageKindOf(message),
    createdAt: ulidDate(parseMessageId(id).ulid),
    ...termOf(held, text),
  }
}
