import { viewPhoto } from '#shared/api/messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { secondsUntil } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import { requireMessageWithMedia, type SeenMessage } from './media.repository.ts'
import { isTicket, openPhoto, viewingTimes, type PhotoTimes } from './photo.items.ts'
import { MEDIA_TEXTS } from '../texts.ts'
import { hashToken, newToken, tokenFrom } from './token.ts'

const gone = () => new ApiError('gone', MEDIA_TEXTS.photoGone)

const assertMayOpen = (memberId: string, { message }: SeenMessage): void => {
  if (!message.isTemporary) throw new ApiError('not_found')
  if (message.recipientId !== memberId) throw new ApiError('forbidden', MEDIA_TEXTS.notForSender)
  if (message.media?.key === undefined) throw gone()
}

/** The times of this photo, when this ticket opened it and they are not over. */
const openedBy = (ticketHash: string, { message }: SeenMessage): PhotoTimes | undefined => {
  const { viewedAt, vanishesAt } = message
  if (viewedAt === undefined || vanishesAt === undefined) return undefined
  if (!isTicket(message, ticketHash) || secondsUntil(vanishesAt) <= 0) throw gone()
  return { viewedAt, vanishesAt }
}

const open = async (memberId: string, seen: SeenMessage, ticketHash: string) => {
  const times = viewingTimes()
  await onConditionFailed(write(openPhoto(seen.ref, { memberId, ticketHash, ...times })), () => {
    throw gone()
  })
  return times
}

/**
 * The ticket follows from the idempotency key, so that a lost answer can be asked for again. The deletion
 * of the object follows by event, so a crash after the write loses nothing.
 */
export const handler = endpoint(viewPhoto, async ({ memberId, params, idempotencyKey }) => {
  const seen = await requireMessageWithMedia(memberId, params.id)
  assertMayOpen(memberId, seen)
  const token =
    idempotencyKey === null ? newToken().token : tokenFrom([memberId, params.id, idempotencyKey])
  const ticketHash = hashToken(token)
  const { viewedAt, vanishesAt } =
    openedBy(ticketHash, seen) ?? (await open(memberId, seen, ticketHash))
  const url = `/api/messages/${params.id}/photo?ticket=${token}`
  return { url, viewedAt, expiresAt: vanishesAt }
})
