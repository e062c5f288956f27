import { viewPhoto } from '#shared/api/messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import { requireMessageWithMedia, type SeenMessage } from './media.repository.ts'
import { openPhoto, viewingTimes } from './photo.items.ts'
import { MEDIA_TEXTS } from './texts.ts'
import { newToken } from './token.ts'

const gone = () => new ApiError('gone', MEDIA_TEXTS.photoGone)

const assertMayOpen = (memberId: string, { message }: SeenMessage): void => {
  if (!message.isTemporary) throw new ApiError('not_found')
  if (message.recipientId !== memberId) throw new ApiError('forbidden', MEDIA_TEXTS.notForSender)
  if (message.viewedAt !== undefined || message.media?.key === undefined) throw gone()
}

/** The deletion of the object follows by event, so a crash after this write loses nothing. */
export const handler = endpoint(viewPhoto, async ({ memberId, params }) => {
  const seen = await requireMessageWithMedia(memberId, params.id)
  assertMayOpen(memberId, seen)
  const { token, tokenHash: ticketHash } = newToken()
  const { viewedAt, vanishesAt } = viewingTimes()
  const opening = { memberId, ticketHash, viewedAt, vanishesAt }
  await onConditionFailed(write(openPhoto(seen.ref, opening)), () => {
    throw gone()
  })
  const url = `/api/messages/${params.id}/photo?ticket=${token}`
  return { url, viewedAt, expiresAt: vanishesAt }
})
