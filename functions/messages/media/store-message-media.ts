import type { BodyOf } from '#shared/api/contract.ts'
import type { sendMessage } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { discardMedia, dropUploads, storeFile, takeUpload, takeVoice } from '../../uploads/index.ts'
// Only types: code that is loaded on demand makes the bundle contain all of what it shares with the rest.
import type { MessageMedia } from '../items/message.items.ts'
import { decodePhoto } from './decode-photo.ts'
import { MEDIA_TEXTS } from '../texts.ts'

interface NewMedia {
  readonly memberId: string
  /** The key without extension. */
  readonly target: string
  readonly body: BodyOf<typeof sendMessage>
}

type Body = NewMedia['body']

const refuse = (text: string): never => {
  throw new ApiError('invalid_input', text)
}

/** Fields that describe media which are not there. @throws ApiError invalid_input */
const assertNoMedia = ({ isTemporary, mediaType, audioDuration, waveform }: Body): void => {
  if (isTemporary || mediaType === 'image') refuse(MEDIA_TEXTS.noPhoto)
  if (mediaType === 'audio' || audioDuration !== undefined || waveform) refuse(MEDIA_TEXTS.noVoice)
}

/** Recorders stop a moment late, and containers count whole blocks. */
const TOLERANCE_SECONDS = 3
const TOLERANCE_SHARE = 0.1

const assertLength =
  (claimed: number) =>
  (seconds: number): void => {
    const tolerance = TOLERANCE_SECONDS + claimed * TOLERANCE_SHARE
    if (seconds > LIMITS.voiceSeconds + TOLERANCE_SECONDS) refuse(MEDIA_TEXTS.tooLong)
    if (Math.abs(seconds - claimed) > tolerance) refuse(MEDIA_TEXTS.wrongLength)
  }

const storeVoice = async ({ memberId, target, body }: NewMedia): Promise<MessageMedia> => {
  const { mediaUrl, mediaBase64, isTemporary, audioDuration, waveform } = body
  if (isTemporary) return refuse(MEDIA_TEXTS.onlyPhotosVanish)
  if (mediaBase64 !== undefined) return refuse(MEDIA_TEXTS.uploadVoice)
  if (audioDuration === undefined) return refuse(MEDIA_TEXTS.durationMissing)
  const { key, contentType } = await takeVoice({
    memberId,
    uploadedUrl: mediaUrl ?? '',
    target,
    assertLength: assertLength(audioDuration),
  })
  return { type: 'audio', key, contentType, duration: audioDuration, waveform }
}

const photoRules = ({ target, body }: NewMedia) =>
  ({
    target,
    mediaType: 'image',
    purpose: 'message-photo',
    maxBytes: body.isTemporary ? LIMITS.temporaryPhotoBytes : LIMITS.photoBytes,
    caching: body.isTemporary ? 'none' : 'private',
  }) as const

const storePhoto = async (media: NewMedia): Promise<MessageMedia> => {
  const { memberId, body } = media
  const { mediaUrl = '', mediaBase64, audioDuration, waveform } = body
  if (audioDuration !== undefined || waveform) return refuse(MEDIA_TEXTS.photoHasNoLength)
  const rules = photoRules(media)
  const { key, contentType, width, height } =
    mediaBase64 === undefined
      ? await takeUpload({ ...rules, memberId, uploadedUrl: mediaUrl })
      : await storeFile({ ...rules, file: decodePhoto(mediaBase64) })
  return { type: 'image', key, contentType, width, height }
}

/**
 * Copies a photo or voice message below `messages/`, checks the copy and removes its metadata
 * (docs/product/uploads.md#media-of-messages). Undefined for a message without media.
 * @throws ApiError invalid_input | unsupported_media | too_large
 */
export const storeMessageMedia = async (media: NewMedia): Promise<MessageMedia | undefined> => {
  const { mediaUrl, mediaBase64, mediaType, audioDuration } = media.body
  if (mediaUrl === undefined && mediaBase64 === undefined) {
    assertNoMedia(media.body)
    return undefined
  }
  if (mediaUrl !== undefined && mediaBase64 !== undefined) return refuse(MEDIA_TEXTS.twoMedia)
  const type = mediaType ?? (audioDuration === undefined ? 'image' : 'audio')
  return type === 'audio' ? storeVoice(media) : storePhoto(media)
}

/** Deletes the object of a message that was not sent. */
export const discardMessageMedia = ({ key }: MessageMedia): Promise<void> =>
  discardMedia(key === undefined ? [] : [key])

/** Deletes the upload of a message that was sent. */
export const dropMessageUpload = ({ memberId, body }: Omit<NewMedia, 'target'>): Promise<void> =>
  dropUploads(memberId, [body.mediaUrl])
