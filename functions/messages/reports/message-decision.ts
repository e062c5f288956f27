import { getMany, update, type Write } from '#platform/table/index.ts'
import { messageKey, parseMessageId, type MessageItem } from '../items/index.ts'
import { dropSnapshot, messageReportKey, type MessageReportItem } from './report.items.ts'

/** What a moderator decides about. A message that its sender deleted can still have a report. */
export interface MessageInQuestion {
  readonly message: MessageItem | undefined
  readonly report: MessageReportItem | undefined
}

export const readMessageInQuestion = async (messageId: string): Promise<MessageInQuestion> => {
  const keys = [messageKey(parseMessageId(messageId)), messageReportKey(messageId)] as const
  const [message, report] = await getMany(keys, { consistent: true })
  return { message, report }
}

type Parts = Readonly<Record<string, Write>>

/** Delivers a held message at the time it was written. Fails with `message` when it is not held. */
export const releaseMessage = (messageId: string): Parts => ({
  message: update(messageKey(parseMessageId(messageId)), {
    remove: ['status', 'statusReason'],
    condition: { status: 'held' },
  }),
})

const removeWhile = (
  messageId: string,
  status: 'held' | undefined,
  reason: string,
): Write<MessageItem> =>
  update(messageKey(parseMessageId(messageId)), {
    set: { status: 'removed', statusReason: reason },
    remove: ['content', 'replyTo', 'horns'],
    condition: { status },
  })

/** Its receiver never gets it. Fails with `message` when it is not held. */
export const rejectHeldMessage = (messageId: string, reason: string): Parts => ({
  message: removeWhile(messageId, 'held', reason),
})

/** The reported message stays. */
export const keepMessage = (messageId: string): Parts => ({ report: dropSnapshot(messageId) })

/** Removes a reported message for both. Fails with `message` when its sender deletes it meanwhile. */
export const removeMessage = (
  messageId: string,
  message: MessageItem | undefined,
  reason: string,
): Parts => ({
  ...keepMessage(messageId),
  ...(message && message.status === undefined
    ? { message: removeWhile(messageId, undefined, reason) }
    : {}),
})
