import { effect } from '../../events/index.ts'
import { removeMedia } from '../media-bucket.ts'
import { mediaOf, type WithMedia } from '../media-of.ts'

/**
 * Deletes the pictures, videos and sound of a deleted post, and of a story that ended or was deleted, also where a
 * measure kept them. Idempotent.
 */
export const handler = effect<WithMedia>(async ({ before }) => {
  const media = before ? mediaOf(before) : []
  await removeMedia(media.flatMap(({ served, kept }) => [served, kept]))
})
