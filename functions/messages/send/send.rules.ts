import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isOpen } from '../items/pair.items.ts'
import type { SendContext } from './send.repository.ts'
import { SEND_TEXTS } from '../texts.ts'

/**
 * What a message does to its pair. `none`: it is open. `opens`: the first message, to a member who follows the
 * sender. `accepts`: it answers a request. `asks`: the first message of a request. `asksAgain`: a further one.
 */
export type PairChange = 'none' | 'opens' | 'accepts' | 'asks' | 'asksAgain'

export const isRequest = (change: PairChange): boolean =>
  change === 'asks' || change === 'asksAgain'

/** @throws ApiError forbidden when the recipient does not accept requests, or the request is full */
const assertMayAsk = ({ recipient, pair }: SendContext): void => {
  if (recipient.whoMayWrite === 'followed')
    throw new ApiError('forbidden', SEND_TEXTS.onlyFollowedMayWrite)
  if ((pair?.requestMessages ?? 0) >= LIMITS.requestMessages)
    throw new ApiError('forbidden', SEND_TEXTS.requestIsFull)
}

/** @throws ApiError forbidden when the sender may not write to the recipient (docs/product/messages.md#who-may-write) */
export const choosePairChange = (memberId: string, context: SendContext): PairChange => {
  const { pair, recipient, isFollowed } = context
  if (isOpen(pair)) return 'none'
  if (pair && pair.requestedBy !== memberId) return 'accepts'
  if (recipient.whoMayWrite === 'nobody') throw new ApiError('forbidden', SEND_TEXTS.nobodyMayWrite)
  if (isFollowed) return pair ? 'accepts' : 'opens'
  assertMayAsk(context)
  return pair ? 'asksAgain' : 'asks'
}
