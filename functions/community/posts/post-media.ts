import type { createPost, MediaType } from '#shared/api/posts.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  discardMedia,
  dropUploads,
  storeFile,
  takeUpload,
  type StoredMedia,
} from '../../uploads/index.ts'
import { POST_TEXTS } from './texts.ts'
import type { PostItem } from '../items/index.ts'

export type PostMedia = Pick<
  PostItem,
  'mediaUrl' | 'mediaPreviewUrl' | 'mediaType' | 'mediaWidth' | 'mediaHeight'
>

export type PostMediaSource = Pick<Request<typeof createPost>, 'memberId' | 'body' | 'files'>

const targetOf = (postId: string, name: 'original' | 'preview'): string =>
  `media/posts/${postId}/${name}`

const requireMediaType = (mediaType: MediaType | undefined): MediaType => {
  if (!mediaType) throw new ApiError('invalid_input', POST_TEXTS.mediaTypeMissing)
  return mediaType
}

const takeOriginal = (
  postId: string,
  { memberId, body, files }: PostMediaSource,
): Promise<StoredMedia> => {
  const target = targetOf(postId, 'original')
  const mediaType = requireMediaType(body.mediaType)
  const [file] = files
  if (file) return storeFile({ file, mediaType, target })
  return takeUpload({ memberId, uploadedUrl: body.mediaUrl ?? '', mediaType, target })
}

const takePreview = (
  postId: string,
  { memberId, body }: PostMediaSource,
): Promise<StoredMedia> | null =>
  body.mediaPreviewUrl && body.mediaType === 'image'
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

const takeAll = async (postId: string, source: PostMediaSource) => {
  const taken = await Promise.allSettled([
    takeOriginal(postId, source),
    takePreview(postId, source),
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
  const [original, preview] = await takeAll(postId, source)
  return {
    mediaUrl: original?.url,
    mediaPreviewUrl: preview?.url,
    mediaType: source.body.mediaType,
    mediaWidth: original?.width,
    mediaHeight: original?.height,
  }
}
