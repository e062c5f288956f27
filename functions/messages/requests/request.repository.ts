import { ApiError } from '#platform/runtime/errors.ts'
import { query } from '#platform/table/index.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { chatPartition, isPair, type PairItem } from '../items/pair.items.ts'
import { maySeeMessage } from '../items/message.presenter.ts'
import type { MessageItem } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'

/** The pair is sorted above its messages. */
const READ_ITEMS = LIMITS.requestMessages + 1

/**
 * The pair in which the other wrote first, with a message that the member may see: a request of held messages alone
 * does not exist for its receiver.
 * @throws ApiError not_found
 */
export const requireRequest = async (memberId: string, otherId: string): Promise<PairItem> => {
  const { items } = await query(chatPartition(pairIdOf(memberId, otherId)), {
    newestFirst: true,
    limit: READ_ITEMS,
    consistent: true,
  })
  const pair = items.find(isPair)
  const isVisible = (item: MessageItem | PairItem): boolean =>
    !isPair(item) && maySeeMessage(memberId, item)
  if (pair?.requestedBy !== otherId || !items.some(isVisible)) throw new ApiError('not_found')
  return pair
}
