import type { createPost, MediaType } from '#shared/api/posts.ts'
import { MEDIA_FORMATS, mediaMime, mimeOfExtension } from '#shared/domain/media/formats.ts'
import { realType } from '#shared/domain/media/real-type.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  discardMedia,
  dropUploads,
  storeFile,
  takeUpload,
  type StoredMedia,
} from '../../uploads/index.ts'
import { POST_TEXTS } from '../texts.ts'
import type { PostItem } from '../items/post.items.ts'

export type PostMedia = Pick<
  PostItem,
  'mediaUrl' | 'mediaPreviewUrl' | 'mediaType' | 'mediaWidth' | 'mediaHeight'
>

export type PostMediaSource = Pick<Request<typeof createPost>, 'memberId' | 'body' | 'files'>

const targetOf = (postId: string, name: 'original' | 'preview'): string =>
  `media/posts/${postId}/${name}`

/** What the client calls the media; otherwise what the bytes of the file are, or the address of the upload names. */
const mediaTypeOf = ({ body, files }: PostMediaSource): MediaType => {
  if (body.mediaType) return body.mediaType
  const [file] = files
  const mime = mediaMime(
    (file
      ? realType({ type: file.contentType }, file.bytes, 'post')
      : mimeOfExtension(body.mediaUrl?.split('.').at(-1) ?? '')) ?? '',
  )
  if (!mime) throw new ApiError('invalid_input', POST_TEXTS.mediaTypeMissing)
  return MEDIA_FORMATS[mime].kind
}

const takeOriginal = (
  postId: string,
  mediaType: MediaType,
  { memberId, body, files }: PostMediaSource,
): Promise<StoredMedia> => {
  const target = targetOf(postId, 'original')
  const [file] = files
  if (file) return storeFile({ file, mediaType, target })
  return takeUpload({ memberId, uploadedUrl: body.mediaUrl ?? '', mediaType, target })
}

const takePreview = (
  postId: string,
  mediaType: MediaType,
  { memberId, body }: PostMediaSource,
): Promise<StoredMedia> | null =>
  body.mediaPreviewUrl && mediaType === 'image'
    ? takeUpload({
        memberId,
        uploadedUrl: body.mediaPreviewUrl,
        mediaType: 'image',
        target: targetOf(postId, 'preview'),
      })
    : null

const keyOf = (url: string): string => url.slice(1)

/** Deletes the copies of a post that was not written. */
export const dropMedia = ({ mediaUrl, mediaPreviewUrl }: PostMedia): Promise<void> =>
  discardMedia([mediaUrl, mediaPreviewUrl].filter((url) => url !== undefined).map(keyOf))

/** Deletes the uploads of a post that was written. */
export const dropPostUploads = ({ memberId, body }: PostMediaSource): Promise<void> =>
  dropUploads(memberId, [body.mediaUrl, body.mediaPreviewUrl])

const takeAll = async (postId: string, mediaType: MediaType, source: PostMediaSource) => {
  const taken = await Promise.allSettled([
    takeOriginal(postId, mediaType, source),
    takePreview(postId, mediaType, source),
  ])
  const failed = taken.find((result) => result.status === 'rejected')
  if (!failed) return taken.map((result) => (result.status === 'fulfilled' ? result.value : null))
  const copies = taken.flatMap((result) =>
    result.status === 'fulfilled' && result.value ? [result.value.key] : [],
  )
  await discardMedia(copies)
  throw failed.reason
}

/** Copies the media of a post that has some to their final keys and checks the copies (docs/product/uploads.md). */
export const takeMedia = async (postId: string, source: PostMediaSource): Promise<PostMedia> => {
  const mediaType = mediaTypeOf(source)
  const [original, preview] = await takeAll(postId, mediaType, source)
  return {
    mediaUrl: original?.url,
    mediaPreviewUrl: preview?.url,
    mediaType,
    mediaWidth: original?.width,
    mediaHeight: original?.height,
  }
}
