import { effect } from '../../events/index.ts'
import { removeMedia } from '../media-bucket.ts'
import { servedKey } from '../object-keys.ts'

interface Media {
  readonly mediaUrl?: string
  readonly mediaPreviewUrl?: string
}

/** A post, or a story with its slides. */
interface Removed extends Media {
  readonly slides?: readonly Media[]
}

/** Deletes the pictures, videos and sound of a deleted post, and of a story that ended or was deleted. Idempotent. */
export const handler = effect<Removed>(async ({ before }) => {
  const owners = before ? [before, ...(before.slides ?? [])] : []
  const urls = owners.flatMap(({ mediaUrl, mediaPreviewUrl }) => [mediaUrl, mediaPreviewUrl])
  await removeMedia(urls.flatMap((url) => servedKey(url ?? '') ?? []))
})
