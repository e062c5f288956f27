import { LIMITS } from '#shared/domain/limits.ts'
import { get, query } from '#platform/table/index.ts'
import {
  chatPartition,
  isPair,
  messageKey,
  pairKey,
  type MessageItem,
  type MessageRef,
  type PairItem,
} from '../items/index.ts'

/** A reported message with its neighbours, oldest first. */
export interface Surroundings {
  readonly pair: PairItem | undefined
  readonly message: MessageItem | undefined
  readonly before: readonly MessageItem[]
  readonly after: readonly MessageItem[]
}

/** A request holds back as many messages at most, and its receiver does not see them. */
const LIMIT = LIMITS.reportContext + LIMITS.requestMessages

const visible = (items: readonly (MessageItem | PairItem)[]): MessageItem[] =>
  items.filter((item) => !isPair(item)).filter(({ status }) => status !== 'held')

/** Consistent, because a message is often reported a moment after it arrived. */
export const readSurroundings = async (ref: MessageRef): Promise<Surroundings> => {
  const chat = chatPartition(ref.pairId)
  const { SK } = messageKey(ref)
  const [pair, earlier, later] = await Promise.all([
    get(pairKey(ref.pairId), { consistent: true }),
    query(chat, { before: SK, newestFirst: true, limit: LIMIT, consistent: true }),
    query(chat, { from: SK, limit: LIMIT + 1, consistent: true }),
  ])
  const [message, ...after] = visible(later.items)
  return {
    pair,
    message: message?.SK === SK ? message : undefined,
    before: visible(earlier.items).slice(0, LIMITS.reportContext).toReversed(),
    after: after.slice(0, LIMITS.reportContext),
  }
}
