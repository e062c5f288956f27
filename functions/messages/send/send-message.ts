import { sendMessage } from '#shared/api/messages.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { IDEMPOTENCY } from '#platform/http/idempotency.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  ConditionFailed,
  get,
  onConditionFailed,
  putNew,
  retry,
  transact,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  acceptPair,
  countRequestMessage,
  messageIdOf,
  type MessageItem,
  messageKey,
  type MessageRef,
  pairIdOf,
  parseMessageId,
  presentMessage,
  putPair,
} from '../items/index.ts'
import { idAfter } from './next-id.ts'
import { countNewRequest, secondsUntilNextDay } from './request-quota.items.ts'
import { loadContext } from './send.repository.ts'
import { isRequest, pairChangeOf, type PairChange } from './send.rules.ts'
import { SEND_TEXTS } from './texts.ts'

type Sending = Request<typeof sendMessage>

/** @throws ApiError invalid_input */
const assertSendable = ({ memberId, body }: Sending): void => {
  if (body.recipientId === memberId) throw new ApiError('invalid_input', SEND_TEXTS.toYourself)
  if (body.mediaUrl || body.mediaBase64) throw new ApiError('unsupported_media')
  if (!body.content) throw new ApiError('invalid_input', SEND_TEXTS.empty)
}

/** @throws ApiError invalid_input when `after` belongs to another pair */
const newRef = ({ memberId, body }: Sending): MessageRef => {
  const pairId = pairIdOf(memberId, body.recipientId)
  const after = body.after === undefined ? undefined : parseMessageId(body.after)
  if (after && after.pairId !== pairId) {
    throw new ApiError('invalid_input', SEND_TEXTS.foreignAfter)
  }
  return { pairId, ulid: idAfter(after?.ulid) }
}

const pairItems = (
  change: PairChange,
  memberId: string,
  { pairId }: MessageRef,
): Record<'pair' | 'quota', TransactItem | null> => {
  const quota = change === 'asks' ? countNewRequest(memberId) : null
  switch (change) {
    case 'none':
      return { pair: null, quota }
    case 'opens':
    case 'asks':
      return { pair: putPair(pairId, { requestedBy: memberId, isOpen: change === 'opens' }), quota }
    case 'accepts':
      return { pair: acceptPair(pairId), quota }
    case 'asksAgain':
      return { pair: countRequestMessage(pairId, memberId), quota }
  }
}

const messageItem = (request: Sending, ref: MessageRef, change: PairChange): MessageItem => ({
  ...messageKey(ref),
  entity: 'Message',
  senderId: request.memberId,
  recipientId: request.body.recipientId,
  content: request.body.content,
  clientId: request.idempotencyKey ?? undefined,
  status: isRequest(change) && request.heldFor !== null ? 'held' : undefined,
})

const explain = (failed: ConditionFailed): never => {
  const isQuotaUsed = failed.has('quota') && !failed.has('pair') && !failed.has(IDEMPOTENCY)
  throw isQuotaUsed
    ? new ApiError('throttled', SEND_TEXTS.tooManyRequests, secondsUntilNextDay())
    : failed
}

const sendOnce = async (request: Sending, ref: MessageRef): Promise<MessageItem> => {
  const { memberId, body } = request
  const context = await loadContext(memberId, body.recipientId, undefined)
  const change = pairChangeOf(memberId, context)
  const message = messageItem(request, ref, change)
  const sent = transact({
    message: putNew(message),
    ...pairItems(change, memberId, ref),
    [IDEMPOTENCY]: request.remember(messageIdOf(ref)),
  })
  await onConditionFailed(sent, explain)
  return message
}

/** The pair changed between read and write: the other wrote, too, or accepted. */
const isPairChanged = (error: unknown): boolean =>
  error instanceof ConditionFailed && error.has('pair') && !error.has(IDEMPOTENCY)

const replay = async (messageId: string, { memberId }: Pick<Sending, 'memberId'>) => {
  const message = await get(messageKey(parseMessageId(messageId)), { consistent: true })
  if (!message) throw new ApiError('not_found')
  return presentMessage(message, { viewerId: memberId, isRequest: false })
}

/** Nothing else grows with a message: threads, counters and hints follow by event. */
export const handler = endpoint(
  sendMessage,
  async (request) => {
    assertSendable(request)
    const ref = newRef(request)
    const message = await retry(() => sendOnce(request, ref), { when: isPairChanged })
    return presentMessage(message, { viewerId: request.memberId, isRequest: false })
  },
  replay,
)
