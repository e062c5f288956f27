import { temporaryPhoto } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { bytesAnswer } from '#platform/http/raw-answer.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, onConditionFailed, write } from '#platform/table/index.ts'
import { isMissing, readObject } from '../../uploads/index.ts'
import {
  messageKey,
  ownMessageRef,
  type MessageItem,
  type MessageRef,
} from '../items/message.items.ts'
import { isTicket, noteDelivery } from './photo.items.ts'
import { MEDIA_TEXTS } from '../texts.ts'
import { hashToken } from './token.ts'

const gone = () => new ApiError('gone', MEDIA_TEXTS.photoGone)

/** @throws ApiError not_found unless the member opened this photo */
const requireOpened = async (memberId: string, ref: MessageRef): Promise<MessageItem> => {
  const message = await get(messageKey(ref), { consistent: true })
  if (message?.recipientId !== memberId || message.viewedAt === undefined)
    throw new ApiError('not_found')
  return message
}

const readPhoto = async ({ media, vanishesAt = '' }: MessageItem): Promise<Uint8Array> => {
  if (media?.key === undefined || Date.parse(vanishesAt) <= now()) throw gone()
  // A little more than what is accepted, because cleaning may add an orientation.
  const { bytes } = await readObject(media.key, 0, LIMITS.temporaryPhotoBytes + 1024).catch(
    (error: unknown) => {
      throw isMissing(error) ? gone() : error
    },
  )
  return bytes
}

/** A function passes the bytes on, because an address of S3 works as often as its holder likes (docs/decisions/0033-photos-that-vanish.md). */
export const handler = endpoint(temporaryPhoto, async ({ memberId, params, query }) => {
  const ref = ownMessageRef(memberId, params.id)
  if (!ref) throw new ApiError('not_found')
  const message = await requireOpened(memberId, ref)
  const ticketHash = hashToken(query.ticket)
  if (!isTicket(message, ticketHash)) throw gone()
  // Read first, so that a failure of S3 does not count as a view.
  const bytes = await readPhoto(message)
  await onConditionFailed(write(noteDelivery(ref, ticketHash)), () => {
    throw gone()
  })
  return bytesAnswer(message.media?.contentType ?? '', bytes)
})
