import { excerpt } from '#platform/content/excerpt.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { Write } from '#platform/table/index.ts'
import {
  addQuotedBy,
  MAX_QUOTES,
  type MessageItem,
  messageIdOf,
  type MessageRef,
  messageRefOf,
  parseMessageId,
  type StoredQuote,
} from '../items/message.items.ts'
import { SEND_TEXTS } from '../texts.ts'

const gone = () => new ApiError('conflict', SEND_TEXTS.quoteIsGone)

/** The answered message. @throws ApiError conflict when it belongs to another pair */
export const quotedRefOf = (
  pairId: string,
  replyToId: string | undefined,
): MessageRef | undefined => {
  if (replyToId === undefined) return undefined
  const ref = parseMessageId(replyToId)
  if (ref.pairId !== pairId) throw gone()
  return ref
}

interface Quoting {
  readonly replyTo: StoredQuote
  /** Part of the transaction. Fails when the quoted message was deleted or removed since it was read. */
  readonly write: Write<MessageItem>
}

/** @throws ApiError conflict unless both members see the message, and it still takes a quote */
export const quote = (quoted: MessageItem | undefined, by: MessageRef): Quoting => {
  if (!quoted || quoted.status !== undefined) throw gone()
  if ((quoted.quotedBy?.size ?? 0) >= MAX_QUOTES)
    throw new ApiError('conflict', SEND_TEXTS.quotedTooOften)
  const ref = messageRefOf(quoted)
  return {
    replyTo: {
      id: messageIdOf(ref),
      senderId: quoted.senderId,
      content: excerpt(quoted.content ?? ''),
      mediaType: quoted.media?.type,
    },
    write: addQuotedBy(ref, by.ulid),
  }
}
