import { getItems, type Write } from '#platform/table/index.ts'
import {
  emptyQuote,
  type MessageItem,
  messageKey,
  type MessageRef,
  messageRefOf,
} from '../items/index.ts'

/** Writes that empty every quote of this message; parts of the transaction that deletes or removes it. */
export const emptyQuotesOf = async (message: MessageItem): Promise<Record<string, Write>> => {
  const { pairId } = messageRefOf(message)
  const refs: MessageRef[] = [...(message.quotedBy ?? [])].map((ulid) => ({ pairId, ulid }))
  const items = await getItems(refs.map(messageKey), { consistent: true })
  const quoting = refs.filter((ref) => items.at(messageKey(ref))?.replyTo !== undefined)
  return Object.fromEntries(quoting.map((ref) => [ref.ulid, emptyQuote(ref)]))
}
