import type { ContextMessage, HeldMessage } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { parseMessageId } from '../../messages/items/index.ts'
import type { ReportedMessage } from '../../messages/reports/index.ts'
import type { MessageInQueue } from './pending-message.repository.ts'
import type { Pending } from './pending.repository.ts'
import { reasonsOf, termOf } from './pending.presenter.ts'

const presentMessage = ({ id, content, kind }: ReportedMessage) => ({
  id,
  content,
  kind,
  createdAt: ulidDate(parseMessageId(id).ulid),
})

const presentNeighbour = (message: ReportedMessage): ContextMessage => ({
  ...presentMessage(message),
  senderId: message.senderId,
})

export const presentHeldMessage = ({ held, content }: Pending<MessageInQueue>): HeldMessage => ({
  ...presentMessage(content.message),
  sender: content.sender,
  recipient: content.recipient,
  ...(content.isReported
    ? { moderationReason: reasonsOf(held), moderationTerm: null }
    : termOf(held, content.message.content)),
  isReported: content.isReported,
  before: content.before.map(presentNeighbour),
  after: content.after.map(presentNeighbour),
})
