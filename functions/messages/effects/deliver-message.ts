import { effect, type DomainEvent } from '../../events/index.ts'
import { messageRefOf, type MessageItem } from '../items/message.items.ts'
import type { PairItem } from '../items/pair.items.ts'
import { settleSide } from '../threads/settle-side.ts'

type ChatItem = MessageItem | PairItem

/** The attributes of messages and pairs that the list of threads depends on. */
const relevantOf = (item: ChatItem | null) =>
  item?.entity === 'Pair' ? [item.acceptedAt, item.declinedAt] : [item?.entity, item?.status]

const concernsSides = ({ before, after }: DomainEvent<ChatItem>): boolean =>
  JSON.stringify(relevantOf(before)) !== JSON.stringify(relevantOf(after))

/** Brings a new, deleted or approved message to the lists of both members (docs/decisions/0030-messages-belong-to-pairs.md). */
export const handler = effect<ChatItem>(async (event) => {
  const item = event.after ?? event.before
  if (!item || !concernsSides(event)) return
  const [low = '', high = ''] = messageRefOf(item).pairId.split('-')
  await Promise.all([settleSide(low, high), settleSide(high, low)])
})
