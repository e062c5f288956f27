import { endKept, isKeptFor, keep, keptKey, type KeptItem } from '#platform/content/kept.items.ts'
import type { Parts, TakeDownCause } from '#platform/content/take-down.ts'
import { exists, expression, getItems, getMany, update } from '#platform/table/index.ts'
import { emptyQuotes, readQuotesOf, type QuoteOf } from '../changes/quotes.ts'
import {
  emptyMessage,
  messageKey,
  messageRefOf,
  parseMessageId,
  type MessageItem,
} from '../items/message.items.ts'

/** What a removal takes out of a message and its quotes. */
type KeptMessage = Partial<
  Pick<MessageItem, 'content' | 'media' | 'isTemporary' | 'replyTo' | 'horns'>
> & {
  readonly quotes: readonly QuoteOf[]
}

/** What a moderator decides about. */
export interface MessageInQuestion {
  readonly message: MessageItem | undefined
  readonly quotes: readonly QuoteOf[]
  readonly kept: KeptItem<KeptMessage> | undefined
}

export const readMessageInQuestion = async (messageId: string): Promise<MessageInQuestion> => {
  const [message, kept] = await getMany(
    [messageKey(parseMessageId(messageId)), keptKey<KeptMessage>('message', messageId)],
    { consistent: true },
  )
  const quotes = message?.quotedBy ? await readQuotesOf(message) : []
  return { message, quotes, kept }
}

/** Delivers a held message at the time it was written. Fails with `message` when it is not held. */
export const releaseMessage = (messageId: string): Parts => ({
  message: update(messageKey(parseMessageId(messageId)), {
    remove: ['status', 'statusReason'],
    condition: { status: 'held' },
  }),
})

/** A photo that vanishes is not kept longer than its sender wanted. */
const keptOf = (message: MessageItem, quotes: readonly QuoteOf[]): KeptMessage => {
  const { content, media, isTemporary, replyTo, horns } = message
  const withoutObject = media && { ...media, key: undefined }
  return {
    content,
    media: isTemporary ? withoutObject : media,
    isTemporary,
    replyTo,
    horns,
    quotes,
  }
}

/**
 * Empties a sent or held message for both, with its quotes, and keeps what it said for an appeal. Its sender reads the
 * reason. Fails when its sender deletes it meanwhile.
 */
export const takeDownMessage = (
  messageId: string,
  { message, quotes }: Pick<MessageInQuestion, 'message' | 'quotes'>,
  { id: statementId, reason }: TakeDownCause,
): Parts => {
  if (!message || message.status === 'deleted' || message.status === 'removed') return {}
  const wasHeld = message.status === 'held' ? true : undefined
  return {
    message: emptyMessage(message, {
      status: 'removed',
      statusReason: reason,
      takenDown: { measure: 'remove', statementId, wasHeld },
    }),
    ...emptyQuotes(message, quotes),
    kept: keep('message', messageId, keptOf(message, quotes), { id: statementId }),
  }
}

/** Messages that still have an emptied quote of the restored one. */
const readEmptied = async (
  message: MessageItem,
  quotes: readonly QuoteOf[],
): Promise<readonly QuoteOf[]> => {
  const { pairId } = messageRefOf(message)
  const keyOf = (ulid: string) => messageKey({ pairId, ulid })
  const items = await getItems(
    quotes.map(({ ulid }) => keyOf(ulid)),
    { consistent: true },
  )
  return quotes.filter(({ ulid }) => items.at(keyOf(ulid))?.replyTo !== undefined)
}

/** Puts back for both what the message said, with horns and quotes. Fails when its sender deletes it meanwhile. */
export const restoreMessage = async (
  { message, kept }: Pick<MessageInQuestion, 'message' | 'kept'>,
  statementId: string,
): Promise<Parts> => {
  if (message?.status !== 'removed' || !kept || !isKeptFor(kept, statementId)) return {}
  const { quotes, ...said } = kept.content
  const { pairId } = messageRefOf(message)
  const emptied = await readEmptied(message, quotes)
  const quotedBy = new Set(emptied.map(({ ulid }) => ulid))
  return {
    message: update(messageKey(messageRefOf(message)), {
      set: {
        ...said,
        quotedBy: quotedBy.size > 0 ? quotedBy : undefined,
        status: undefined,
        statusReason: undefined,
        takenDown: undefined,
        wasHeld: undefined,
      },
      condition: { status: 'removed' },
    }),
    ...Object.fromEntries(
      emptied.map(({ ulid, replyTo }) => [
        ulid,
        update(messageKey({ pairId, ulid }), {
          set: { replyTo },
          condition: expression`${exists} AND attribute_exists(replyTo)`,
        }),
      ]),
    ),
    kept: endKept(kept),
  }
}
