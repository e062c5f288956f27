import { effect } from '../../events/index.ts'
import { removeMedia } from '../media-bucket.ts'
import { servedKey } from '../object-keys.ts'

interface RemovedPost {
  readonly mediaUrl?: string
  readonly mediaPreviewUrl?: string
}

/** Deletes the picture, video or sound of a deleted post. Idempotent. */
export const handler = effect<RemovedPost>(async ({ before }) => {
  const urls = [before?.mediaUrl, before?.mediaPreviewUrl]
  await removeMedia(urls.flatMap((url) => servedKey(url ?? '') ?? []))
})
