import { ApiError } from '#platform/runtime/errors.ts'
import { getItems } from '#platform/table/index.ts'
import { isOpen, pairKey } from '../items/pair.items.ts'
import { maySeeMessage } from '../items/message.presenter.ts'
import {
  messageKey,
  ownMessageRef,
  type MessageItem,
  type MessageRef,
} from '../items/message.items.ts'
import { MEDIA_TEXTS } from '../texts.ts'

export interface SeenMessage {
  readonly ref: MessageRef
  readonly message: MessageItem
}

/**
 * The message with media that the member may see; those of a request stay sealed until it is accepted.
 * @throws ApiError not_found | gone
 */
export const requireMessageWithMedia = async (
  memberId: string,
  messageId: string,
): Promise<SeenMessage> => {
  const ref = ownMessageRef(memberId, messageId)
  if (!ref) throw new ApiError('not_found')
  const items = await getItems([messageKey(ref), pairKey(ref.pairId)], { consistent: true })
  const message = items.at(messageKey(ref))
  if (!message || !maySeeMessage(memberId, message)) throw new ApiError('not_found')
  if (message.status === 'deleted' || message.status === 'removed') throw new ApiError('gone')
  if (!message.media) throw new ApiError('not_found')
  if (message.senderId !== memberId && !isOpen(items.at(pairKey(ref.pairId))))
    throw new ApiError('not_found', MEDIA_TEXTS.sealed)
  return { ref, message }
}
