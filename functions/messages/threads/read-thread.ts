import { readThread } from '#shared/api/threads.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany, unlessConditionFailed, write } from '#platform/table/index.ts'
import { isOpen, markPairRead, pairKey, readAttributeOf } from '../items/pair.items.ts'
import { ownMessageRef } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { requireSide } from './settle-side.ts'

/** Shows the other how far the member has read, in an open conversation of two who show it. */
const showRead = async (memberId: string, otherId: string, ulid: string): Promise<void> => {
  const pairId = pairIdOf(memberId, otherId)
  const [member, other, blocks, pair] = await getMany([
    memberKey(memberId),
    memberKey(otherId),
    blocksKey(memberId),
    pairKey(pairId),
  ])
  // Written for one who hides them, the pair would hint that browser each time.
  const isHidden = member?.hiddenReadReceipts === true || other?.hiddenReadReceipts === true
  const shown = pair?.[readAttributeOf(pairId, memberId)] ?? ''
  if (isHidden || toBlocks(blocks).has(otherId) || !isOpen(pair) || shown >= ulid) return
  // Another device was further, or the pair is gone.
  await unlessConditionFailed(write(markPairRead(pairId, memberId, ulid)))
}

export const handler = endpoint(readThread, async ({ memberId, params, body }) => {
  const ref = ownMessageRef(memberId, body.upTo)
  if (ref?.pairId !== pairIdOf(memberId, params.id)) throw new ApiError('not_found')
  const { readUpTo, unread } = await requireSide(memberId, params.id, { readUpTo: ref.ulid })
  if (readUpTo !== undefined) await showRead(memberId, params.id, readUpTo)
  return { unreadCount: unread }
})
