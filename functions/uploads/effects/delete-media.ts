import { effect } from '../../events/index.ts'
import { removeMedia } from '../media-bucket.ts'
import { servedKey } from '../object-keys.ts'

interface RemovedPost {
  readonly mediaUrl?: string
  readonly mediaPreviewUrl?: string
}

/** A deleted post takes its picture, video or sound with it. Deleting twice is deleting once. */
export const handler = effect<RemovedPost>(async ({ before }) => {
  const urls = [before?.mediaUrl, before?.mediaPreviewUrl]
  await removeMedia(urls.flatMap((url) => servedKey(url ?? '') ?? []))
})
