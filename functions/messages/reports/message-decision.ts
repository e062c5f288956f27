import { getMany, update, type Write } from '#platform/table/index.ts'
import { emptyQuotesOf } from '../changes/index.ts'
import { emptyMessage, messageKey, parseMessageId, type MessageItem } from '../items/index.ts'
import { dropSnapshot, messageReportKey, type MessageReportItem } from './report.items.ts'

type Parts = Readonly<Record<string, Write>>

/** What a moderator decides about. A message that its sender deleted can still have a report. */
export interface MessageInQuestion {
  readonly message: MessageItem | undefined
  readonly report: MessageReportItem | undefined
  /** Writes that empty the quotes of the message. */
  readonly quotes: Parts
}

export const readMessageInQuestion = async (messageId: string): Promise<MessageInQuestion> => {
  const keys = [messageKey(parseMessageId(messageId)), messageReportKey(messageId)] as const
  const [message, report] = await getMany(keys, { consistent: true })
  const quotes = message?.quotedBy ? await emptyQuotesOf(message) : {}
  return { message, report, quotes }
}

/** Delivers a held message at the time it was written. Fails with `message` when it is not held. */
export const releaseMessage = (messageId: string): Parts => ({
  message: update(messageKey(parseMessageId(messageId)), {
    remove: ['status', 'statusReason'],
    condition: { status: 'held' },
  }),
})

/** Its receiver never gets it; its sender reads the reason. Fails when its sender deletes it meanwhile. */
export const rejectHeldMessage = (message: MessageItem, reason: string): Parts => ({
  message: emptyMessage(message, { status: 'removed', statusReason: reason }),
})

/** The reported message stays. */
export const keepMessage = (messageId: string): Parts => ({ report: dropSnapshot(messageId) })

/** Removes a reported message for both, with its quotes. Fails when its sender deletes it meanwhile. */
export const removeMessage = (
  messageId: string,
  { message, quotes }: MessageInQuestion,
  reason: string,
): Parts => ({
  ...keepMessage(messageId),
  ...(message && message.status === undefined
    ? { message: emptyMessage(message, { status: 'removed', statusReason: reason }), ...quotes }
    : {}),
})
