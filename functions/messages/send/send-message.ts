import { encodeTime } from 'ulid'
import { type Message, sendMessage } from '#shared/api/messages.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { IDEMPOTENCY } from '#platform/http/idempotency.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  ConditionFailed,
  get,
  isDefinitelyNotCommitted,
  onConditionFailed,
  retry,
  transact,
} from '#platform/table/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  type MessageItem,
  messageKey,
  type MessageMedia,
  messageMediaTarget,
  type MessageRef,
  parseMessageId,
} from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { presentMessage } from '../items/message.presenter.ts'
import { newMessage, type Sending } from './new-message.ts'
import { quotedRefOf } from './quote.ts'
import { secondsUntilNextDay } from './request-quota.items.ts'
import { loadContext, type SendContext } from './send.repository.ts'
import { SEND_TEXTS } from '../texts.ts'

/** Loaded on demand: the client of S3 is most of the code, and few messages have media. */
const loadMedia = () => import('../media/index.ts')

const MEDIA_FIELDS = [
  'mediaUrl',
  'mediaBase64',
  'mediaType',
  'isTemporary',
  'audioDuration',
  'waveform',
] as const

const hasMedia = ({ body }: Sending): boolean =>
  body.mediaUrl !== undefined || body.mediaBase64 !== undefined

/** @throws ApiError invalid_input */
const assertSendable = (request: Sending): void => {
  const { memberId, body } = request
  if (body.recipientId === memberId) throw new ApiError('invalid_input', SEND_TEXTS.toYourself)
  if (!body.content && !hasMedia(request)) throw new ApiError('invalid_input', SEND_TEXTS.empty)
}

/** Clocks of functions differ by less; without a bound a caller could move a thread into the future. */
const MAX_AHEAD_MS = 10_000

const TIME_CHARS = 10

/**
 * A ULID above `after`, also when the clock of this function is behind the one that made `after`
 * (docs/decisions/0031-messages-are-sorted-after-what-was-known.md).
 */
const idAfter = (after: string | undefined): string => {
  const id = newId()
  if (after === undefined || after < id) return id
  const time = ulidTime(after)
  return time > now() + MAX_AHEAD_MS ? id : encodeTime(time + 1) + id.slice(TIME_CHARS)
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

const loadFor = ({ memberId, body }: Sending, { pairId }: MessageRef): Promise<SendContext> =>
  loadContext(memberId, body.recipientId, quotedRefOf(pairId, body.replyToId))

/** The pair changed between read and write, because the other wrote, too, or accepted. */
const isPairChanged = (failed: ConditionFailed): boolean =>
  failed.has('pair') && !failed.has(IDEMPOTENCY)

const explain = (failed: ConditionFailed): never => {
  if (isPairChanged(failed) || failed.has(IDEMPOTENCY)) throw failed
  if (failed.has('quota'))
    throw new ApiError('throttled', SEND_TEXTS.tooManyRequests, secondsUntilNextDay())
  throw failed.has('quoted') ? new ApiError('conflict', SEND_TEXTS.quoteIsGone) : failed
}

const sendOnce = async (
  request: Sending,
  sent: { readonly ref: MessageRef; readonly media: MessageMedia | undefined },
): Promise<MessageItem> => {
  const { message, items } = newMessage(request, sent, await loadFor(request, sent.ref))
  await onConditionFailed(transact(items), explain)
  return message
}

/** Refuses the message before it copies anything. @throws ApiError also when a field describes media that are not there */
const storeMedia = async (request: Sending, ref: MessageRef): Promise<MessageMedia | undefined> => {
  const { memberId, body } = request
  if (MEDIA_FIELDS.every((field) => body[field] === undefined)) return undefined
  newMessage(request, { ref, media: undefined }, await loadFor(request, ref))
  const { storeMessageMedia } = await loadMedia()
  return storeMessageMedia({ memberId, target: messageMediaTarget(ref), body })
}

const discardMedia = async (media: MessageMedia): Promise<void> => {
  const { discardMessageMedia } = await loadMedia()
  await discardMessageMedia(media)
}

const send = async (request: Sending): Promise<MessageItem> => {
  assertSendable(request)
  const first = newRef(request)
  const media = await storeMedia(request, first)
  // Copying takes seconds, in which the other may read beyond an id that was made before.
  const ref = media ? newRef(request) : first
  try {
    const message = await retry(() => sendOnce(request, { ref, media }), {
      when: (error) => error instanceof ConditionFailed && isPairChanged(error),
    })
    if (media) await (await loadMedia()).dropMessageUpload(request)
    return message
  } catch (error) {
    if (media && isDefinitelyNotCommitted(error)) await discardMedia(media)
    throw error
  }
}

const replay = async (messageId: string, { memberId }: Sending): Promise<Message> => {
  const message = await get(messageKey(parseMessageId(messageId)), { consistent: true })
  if (!message) throw new ApiError('not_found')
  return presentMessage(message, { viewerId: memberId, isRequest: false })
}

/** Nothing else grows with a message: threads, counters and hints follow by event. */
export const handler = guardedEndpoint(
  sendMessage,
  async (request) => {
    const message = await send(request)
    return presentMessage(message, { viewerId: request.memberId, isRequest: false })
  },
  replay,
)
