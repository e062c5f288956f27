import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { get, getMany } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { isOpen, messageRefOf, pairKey, type MessageItem } from '../../messages/items/index.ts'
import { sideKey } from '../../messages/threads/index.ts'
import { notificationsKey } from '../../settings/index.ts'
import { wants } from '../decide/decide.rules.ts'
import { readWishes } from '../decide/wishes.ts'
import { messageNote } from '../notes/message-note.ts'
import { pushOrWait } from '../waiting/let-wait.ts'

const push = async (message: MessageItem): Promise<void> => {
  const { senderId, recipientId } = message
  // First, because most members have no push.
  const record = await get(notificationsKey(recipientId))
  const wishes = readWishes(record)
  if (!wants(wishes, 'message')) return
  const keys = [
    pairKey(messageRefOf(message).pairId),
    sideKey(recipientId, senderId),
    blocksKey(recipientId),
    memberKey(senderId),
  ] as const
  const [pair, side, relations, sender] = await getMany(keys, { consistent: true })
  if (!sender || !isOpen(pair) || side?.isMuted || toBlocks(relations).has(senderId)) return
  const note = messageNote(message, authorOf(sender), record?.showsText ?? false)
  await pushOrWait(recipientId, note, wishes)
}

const isShown = (message: MessageItem | null): message is MessageItem =>
  message !== null && message.status === undefined

/** Pushes a message that was sent, or that a moderator approved; never one of a request. */
export const handler = effect<MessageItem>(async ({ before, after }) => {
  if (!isShown(after) || (before && before.status !== 'held')) return
  await push(after)
})
