import { blocksKey } from '#platform/identity/blocks.items.ts'
import { assertNotBlocked } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { getItems } from '#platform/table/index.ts'
import { followKey } from '../../people/relations/index.ts'
import { type MessageItem, messageKey, type MessageRef } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { type PairItem, pairKey } from '../items/pair.items.ts'
import { SEND_TEXTS } from '../texts.ts'

export interface SendContext {
  readonly recipient: MemberItem
  readonly pair: PairItem | undefined
  /** The recipient follows the sender. */
  readonly isFollowed: boolean
  /** The message that the new one answers. */
  readonly quoted: MessageItem | undefined
}

/** @throws ApiError blocked | not_found, the same when the recipient is gone and when the recipient blocked the sender */
const requireRecipient = (
  recipient: MemberItem | undefined,
  ...[blocks, recipientId]: Parameters<typeof assertNotBlocked>
): MemberItem => {
  try {
    assertNotBlocked(blocks, recipientId)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'blocked') throw error
    throw new ApiError('not_found', SEND_TEXTS.noRecipient)
  }
  if (!recipient) throw new ApiError('not_found', SEND_TEXTS.noRecipient)
  return recipient
}

/** What decides about a message, with one consistent BatchGet. @throws ApiError */
export const loadContext = async (
  memberId: string,
  recipientId: string,
  quotedRef: MessageRef | undefined,
): Promise<SendContext> => {
  const keys = {
    blocks: blocksKey(memberId),
    recipient: memberKey(recipientId),
    pair: pairKey(pairIdOf(memberId, recipientId)),
    follow: followKey(recipientId, memberId),
  }
  const quotedKeys = quotedRef ? [messageKey(quotedRef)] : []
  const items = await getItems([...Object.values(keys), ...quotedKeys], { consistent: true })
  return {
    recipient: requireRecipient(items.at(keys.recipient), items.at(keys.blocks), recipientId),
    pair: items.at(keys.pair),
    isFollowed: items.at(keys.follow) !== undefined,
    quoted: quotedRef && items.at(messageKey(quotedRef)),
  }
}
