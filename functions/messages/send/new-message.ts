import type { sendMessage } from '#shared/api/messages.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { holdByGuard } from '#platform/content/held.items.ts'
import { IDEMPOTENCY } from '#platform/http/idempotency.ts'
import { putNew, type TransactItem } from '#platform/table/index.ts'
import { acceptPair, countRequestMessage, putPair, isOpen } from '../items/pair.items.ts'
import {
  messageIdOf,
  type MessageItem,
  messageKey,
  type MessageMedia,
  type MessageRef,
} from '../items/message.items.ts'
import { quote } from './quote.ts'
import { countNewRequest } from './request-quota.items.ts'
import type { SendContext } from './send.repository.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { SEND_TEXTS } from '../texts.ts'

/**
 * What a message does to its pair. `none`: it is open. `opens`: the first message, to a member who follows the
 * sender. `accepts`: it answers a request. `asks`: the first message of a request. `asksAgain`: a further one.
 */
type PairChange = 'none' | 'opens' | 'accepts' | 'asks' | 'asksAgain'

const isRequest = (change: PairChange): boolean => change === 'asks' || change === 'asksAgain'

/** @throws ApiError forbidden when the recipient does not accept requests, or the request is full */
const assertMayAsk = ({ recipient, pair }: SendContext): void => {
  if (recipient.whoMayWrite === 'followed')
    throw new ApiError('forbidden', SEND_TEXTS.onlyFollowedMayWrite)
  if ((pair?.requestMessages ?? 0) >= LIMITS.requestMessages)
    throw new ApiError('forbidden', SEND_TEXTS.requestIsFull)
}

/** @throws ApiError forbidden when the sender may not write to the recipient (docs/product/messages.md#who-may-write) */
const choosePairChange = (memberId: string, context: SendContext): PairChange => {
  const { pair, recipient, isFollowed } = context
  if (isOpen(pair)) return 'none'
  if (pair && pair.requestedBy !== memberId) return 'accepts'
  if (recipient.whoMayWrite === 'nobody') throw new ApiError('forbidden', SEND_TEXTS.nobodyMayWrite)
  if (isFollowed) return pair ? 'accepts' : 'opens'
  assertMayAsk(context)
  return pair ? 'asksAgain' : 'asks'
}

export type Sending = Request<typeof sendMessage>

const pairItem = (
  change: PairChange,
  memberId: string,
  { pairId }: MessageRef,
): TransactItem | null => {
  switch (change) {
    case 'none':
      return null
    case 'opens':
    case 'asks':
      return putPair(pairId, { requestedBy: memberId, isOpen: change === 'opens' })
    case 'accepts':
      return acceptPair(pairId)
    case 'asksAgain':
      return countRequestMessage(pairId, memberId)
  }
}

/** Why the message is held; what is said in an open conversation is not read (docs/product/messages.md#nsbm-guard). */
const heldFor = (request: Sending, change: PairChange): string | null =>
  isRequest(change) ? request.heldFor : null

interface NewMessage {
  readonly message: MessageItem
  /** Parts of the transaction that sends it. */
  readonly items: Readonly<Record<string, TransactItem | null>>
}

interface Parts {
  readonly ref: MessageRef
  readonly media: MessageMedia | undefined
}

const messageItem = (
  { memberId, body, idempotencyKey }: Sending,
  { ref, media }: Parts,
  rest: Pick<MessageItem, 'replyTo' | 'status'>,
): MessageItem => ({
  ...messageKey(ref),
  entity: 'Message',
  senderId: memberId,
  recipientId: body.recipientId,
  content: body.content === '' ? undefined : body.content,
  clientId: idempotencyKey ?? undefined,
  media,
  isTemporary: body.isTemporary && media?.type === 'image' ? true : undefined,
  ...rest,
})

/** @throws ApiError when the context does not allow it */
export const newMessage = (request: Sending, parts: Parts, context: SendContext): NewMessage => {
  const { memberId, body } = request
  const { ref } = parts
  const change = choosePairChange(memberId, context)
  const rule = heldFor(request, change)
  const quoting = body.replyToId === undefined ? undefined : quote(context.quoted, ref)
  const status = rule === null ? undefined : 'held'
  const message = messageItem(request, parts, { replyTo: quoting?.replyTo, status })
  const messageId = messageIdOf(ref)
  return {
    message,
    items: {
      message: putNew(message),
      pair: pairItem(change, memberId, ref),
      quota: change === 'asks' ? countNewRequest(memberId) : null,
      ...(rule !== null && holdByGuard(memberId, 'message', messageId, rule)),
      quoted: quoting?.write ?? null,
      [IDEMPOTENCY]: request.remember(messageId),
    },
  }
}
