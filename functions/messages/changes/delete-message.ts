import { deleteMessage } from '#shared/api/messages.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { keptKey } from '#platform/content/kept.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, get, remove, retry, transact } from '#platform/table/index.ts'
import {
  emptyMessage,
  type MessageItem,
  messageIdOf,
  messageKey,
  type MessageRef,
  ownMessageRef,
} from '../items/message.items.ts'
import { maySeeMessage } from '../items/message.presenter.ts'
import { emptyQuotesOf } from './quotes.ts'
import { CHANGE_TEXTS } from '../texts.ts'

/** @throws ApiError not_found for messages that the member may not see, forbidden for those of the other */
const requireOwnMessage = async (memberId: string, ref: MessageRef): Promise<MessageItem> => {
  const message = await get(messageKey(ref), { consistent: true })
  if (!message || !maySeeMessage(memberId, message)) throw new ApiError('not_found')
  if (message.senderId !== memberId) throw new ApiError('forbidden', CHANGE_TEXTS.notYours)
  return message
}

const deleteOnce = async (memberId: string, ref: MessageRef): Promise<void> => {
  const message = await requireOwnMessage(memberId, ref)
  if (message.status === 'deleted') return
  await transact({
    message: emptyMessage(message),
    held: message.status === 'held' ? remove(heldKey('message', messageIdOf(ref))) : null,
    kept: message.takenDown ? remove(keptKey('message', messageIdOf(ref))) : null,
    ...(await emptyQuotesOf(message)),
  })
}

/** Deletes for both what the message said, and every quote of it; its object and the threads follow by event. */
export const handler = endpoint(deleteMessage, async ({ memberId, params }) => {
  const ref = ownMessageRef(memberId, params.id)
  if (!ref) throw new ApiError('not_found')
  // A quote or a decision of a moderator between read and write fails the condition: read again.
  await retry(() => deleteOnce(memberId, ref), {
    when: (error) => error instanceof ConditionFailed,
  })
  return { ok: true as const }
})
