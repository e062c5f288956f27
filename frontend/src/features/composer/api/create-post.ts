import { createPost } from '#shared/api/posts.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'
import type { Uploaded } from '#spa/platform/media/upload-media.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { keepUnsent, requestFor, sendOrKeep } from '#spa/platform/outbox/keep-unsent.ts'
import { fileMark, type OutboxFile } from '#spa/platform/outbox/outbox-item.ts'

export type NewPost = SentBodyOf<typeof createPost>

/** The posts of a member are published in their order. */
export const POST_LANE = 'post'

const itemOf = (id: string, { title, content }: NewPost) => ({
  id,
  kind: 'post' as const,
  lane: POST_LANE,
  label: title ?? content ?? '',
})

export const useCreatePost = () =>
  useIdempotentMutation({
    send: (body: NewPost, idempotencyKey) =>
      sendOrKeep(createPost, { body, idempotencyKey }, itemOf(idempotencyKey, body)),
  })

const uploadOf = ({ purpose, mime }: Prepared, key: string): OutboxFile => ({
  key,
  upload: { url: createUpload.path, body: { purpose, contentType: mime } },
})

/** Keeps a post with a file that could not be uploaded. Returns false when this browser keeps nothing. @throws ApiError */
export const keepPost = async (
  media: Prepared,
  bodyWith: (uploaded: Uploaded) => NewPost,
): Promise<boolean> => {
  const id = crypto.randomUUID()
  const blobs = new Map([['original', media.blob]])
  if (media.preview) blobs.set('preview', media.preview)
  const body = bodyWith({
    mediaUrl: fileMark('original'),
    mediaType: media.kind,
    ...(media.preview && { mediaPreviewUrl: fileMark('preview') }),
  })
  const files = [...blobs.keys()].map((key) => uploadOf(media, key))
  const request = requestFor(createPost, { body })
  const item = { ...itemOf(id, body), files, request, idempotencyKey: id }
  return (await keepUnsent(item, blobs)) === 'kept'
}
