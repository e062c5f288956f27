import { getItems, type Write } from '#platform/table/index.ts'
import {
  emptyQuote,
  type MessageItem,
  messageKey,
  type MessageRef,
  messageRefOf,
  type StoredQuote,
} from '../items/message.items.ts'

/** A quote of a message, by the ULID of the message that quotes it. */
export interface QuoteOf {
  readonly ulid: string
  readonly replyTo: StoredQuote
}

const refsOf = (message: MessageItem): MessageRef[] => {
  const { pairId } = messageRefOf(message)
  return [...(message.quotedBy ?? [])].map((ulid) => ({ pairId, ulid }))
}

/** The quotes of this message that exist now. */
export const readQuotesOf = async (message: MessageItem): Promise<readonly QuoteOf[]> => {
  const refs = refsOf(message)
  const items = await getItems(refs.map(messageKey), { consistent: true })
  return refs.flatMap((ref) => {
    const replyTo = items.at(messageKey(ref))?.replyTo
    return replyTo ? [{ ulid: ref.ulid, replyTo }] : []
  })
}

export const emptyQuotes = (
  message: MessageItem,
  quotes: readonly QuoteOf[],
): Record<string, Write> => {
  const { pairId } = messageRefOf(message)
  return Object.fromEntries(quotes.map(({ ulid }) => [ulid, emptyQuote({ pairId, ulid })]))
}

/** Writes that empty every quote of this message; parts of the transaction that deletes it. */
export const emptyQuotesOf = async (message: MessageItem): Promise<Record<string, Write>> =>
  emptyQuotes(message, await readQuotesOf(message))
