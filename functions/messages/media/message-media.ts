import { messageMedia } from '#shared/api/messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { write } from '#platform/table/index.ts'
import { mediaAddress } from '../../uploads/index.ts'
import type { MessageMedia } from '../items/message.items.ts'
import { requireMessageWithMedia } from './media.repository.ts'
import { newToken } from './token.ts'
import { nameOf, putVoiceToken, VOICE_SECONDS } from './voice-token.items.ts'

const PHOTO_SECONDS = 300

const voiceAddress = async (key: string): Promise<string> => {
  const { token, tokenHash } = newToken()
  await write(putVoiceToken(tokenHash, key))
  return `/api/voice-stream/${nameOf(key)}?token=${token}`
}

const addressOf = ({ type }: MessageMedia, key: string): Promise<string> =>
  type === 'audio' ? voiceAddress(key) : mediaAddress(key, PHOTO_SECONDS)

/** Messages carry no address, so that polls do not change with each request. */
export const handler = endpoint(messageMedia, async ({ memberId, params }) => {
  const { message } = await requireMessageWithMedia(memberId, params.id)
  const { media, isTemporary } = message
  if (!media || isTemporary) throw new ApiError('not_found')
  if (media.key === undefined) throw new ApiError('gone')
  const seconds = media.type === 'audio' ? VOICE_SECONDS : PHOTO_SECONDS
  const expiresAt = new Date(now() + seconds * 1000).toISOString()
  return { url: await addressOf(media, media.key), expiresAt }
})
