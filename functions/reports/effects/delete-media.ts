import type { Target } from '../../cases/items/index.ts'
import { postIdOf } from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { storyIdOf, storyUlidOf, type StoryItem } from '../../stories/items/index.ts'
import { freezeMediaOf } from '../freeze-media.ts'
import { listMedia, removeMedia, type WithMedia } from '../../uploads/index.ts'

type Removed = (WithMedia & { readonly entity: 'Post'; readonly SK: string }) | StoryItem

const targetOf = (removed: Removed): Target =>
  removed.entity === 'Story'
    ? {
        kind: 'story',
        targetId: storyIdOf({ memberId: removed.author.id, ulid: storyUlidOf(removed) }),
      }
    : { kind: 'community-post', targetId: postIdOf(removed) }

/**
 * Deletes the pictures, videos and sound of a deleted post, and of a story that ended or was deleted, also where a
 * measure kept them. What was reported is copied first: the report may be seconds old. Idempotent.
 */
export const handler = effect<Removed>(async ({ before }) => {
  const media = before ? listMedia(before) : []
  if (!before || media.length === 0) return
  await freezeMediaOf(targetOf(before))
  await removeMedia(media.flatMap(({ served, kept }) => [served, kept]))
})
