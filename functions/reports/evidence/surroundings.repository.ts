import { LIMITS } from '#shared/domain/limits.ts'
import { getMany, query } from '#platform/table/index.ts'
import {
  chatPartition,
  isPair,
  maySeeMessage,
  messageKey,
  messageRefOf,
  otherIn,
  pairKey,
  type MessageItem,
  type MessageRef,
  type PairItem,
} from '../../messages/items/index.ts'
import { sideKey } from '../../messages/threads/index.ts'

/** A message with its neighbours, oldest first, as far as the member sees them. */
export interface Surroundings {
  readonly pair: PairItem | undefined
  readonly message: MessageItem | undefined
  readonly before: readonly MessageItem[]
  readonly after: readonly MessageItem[]
}

/** A request holds back as many messages at most, and its receiver does not see them. */
const LIMIT = LIMITS.reportContext + LIMITS.requestMessages

/** Consistent, because a message is often reported a moment after it arrived. */
export const readSurroundings = async (
  memberId: string,
  ref: MessageRef,
): Promise<Surroundings> => {
  const chat = chatPartition(ref.pairId)
  const { SK } = messageKey(ref)
  const keys = [pairKey(ref.pairId), sideKey(memberId, otherIn(ref.pairId, memberId))] as const
  const [[pair, side], earlier, later] = await Promise.all([
    getMany(keys, { consistent: true }),
    query(chat, { before: SK, newestFirst: true, limit: LIMIT, consistent: true }),
    query(chat, { from: SK, limit: LIMIT + 1, consistent: true }),
  ])
  const visible = (items: readonly (MessageItem | PairItem)[]): MessageItem[] =>
    items
      .filter((item): item is MessageItem => !isPair(item))
      .filter((item) => maySeeMessage(memberId, item))
      .filter((item) => messageRefOf(item).ulid > (side?.clearedUpTo ?? ''))
  const [message, ...after] = visible(later.items)
  return {
    pair,
    message: message?.SK === SK ? message : undefined,
    before: visible(earlier.items).slice(0, LIMITS.reportContext).toReversed(),
    after: after.slice(0, LIMITS.reportContext),
  }
}
