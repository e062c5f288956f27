import { likeMessage } from '#shared/api/messages.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { assertNotBlocked } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany, onConditionFailed, write } from '#platform/table/index.ts'
import { isOpen, pairKey } from '../items/pair.items.ts'
import {
  type MessageItem,
  messageKey,
  type MessageRef,
  ownMessageRef,
  setHorns,
} from '../items/message.items.ts'
import { otherIn } from '../items/pair-id.items.ts'
import { CHANGE_TEXTS } from '../texts.ts'

/** @throws ApiError blocked | not_found | forbidden */
const requireLikeable = async (memberId: string, ref: MessageRef): Promise<MessageItem> => {
  const [message, pair, blocks] = await getMany(
    [messageKey(ref), pairKey(ref.pairId), blocksKey(memberId)],
    { consistent: true },
  )
  assertNotBlocked(blocks, otherIn(ref.pairId, memberId))
  if (!message || message.status !== undefined) throw new ApiError('not_found')
  if (!isOpen(pair)) throw new ApiError('forbidden', CHANGE_TEXTS.notAccepted)
  return message
}

/** Likes or takes the like back; repeating it changes nothing. */
export const handler = endpoint(likeMessage, async ({ memberId, params, body }) => {
  const ref = ownMessageRef(memberId, params.id)
  if (!ref) throw new ApiError('not_found')
  const { horns } = await requireLikeable(memberId, ref)
  const isLiked = horns?.has(memberId) ?? false
  if (isLiked !== body.liked) {
    await onConditionFailed(write(setHorns(ref, memberId, body.liked)), () => {
      throw new ApiError('not_found')
    })
  }
  return { isLiked: body.liked }
})
