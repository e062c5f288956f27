import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getMany, query } from '#platform/table/index.ts'
import { chatPartition, isPair, pairKey } from '../items/pair.items.ts'
import { messageKey, parseMessageId, type MessageItem } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { sideKey } from './side.items.ts'

interface Asked {
  readonly memberId: string
  readonly otherId: string
  /** Id of the oldest message of the previous page. */
  readonly cursor: string | undefined
}

const isMessage = (item: { readonly SK: string }): item is MessageItem => item.SK.startsWith('M#')

/** One message more than a page shows: it says whether there are older ones. The first page includes the pair. */
const readPage = async ({ memberId, otherId, cursor }: Asked) => {
  const pairId = pairIdOf(memberId, otherId)
  const before = cursor && messageKey({ pairId, ulid: parseMessageId(cursor).ulid }).SK
  const { items } = await query(chatPartition(pairId), {
    before,
    newestFirst: true,
    limit: LIMITS.messagePage + (cursor === undefined ? 2 : 1),
  })
  return { pair: items.find(isPair), messages: items.filter(isMessage) }
}

/** Everything about the two members, and one page of messages, newest first. */
export const readThreadPage = async (asked: Asked) => {
  const { memberId, otherId, cursor } = asked
  const pairKeys = cursor === undefined ? [] : [pairKey(pairIdOf(memberId, otherId))]
  const [[viewer, other, blocks, side, pair], page] = await Promise.all([
    getMany([
      memberKey(memberId),
      memberKey(otherId),
      blocksKey(memberId),
      sideKey(memberId, otherId),
      ...pairKeys,
    ] as const),
    readPage(asked),
  ])
  return { viewer, other, blocks, side, pair: page.pair ?? pair, messages: page.messages }
}

export type StoredThread = Awaited<ReturnType<typeof readThreadPage>>
