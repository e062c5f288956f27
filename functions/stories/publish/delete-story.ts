import { deleteStory } from '#shared/api/stories.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { remove, write } from '#platform/table/index.ts'
import { parseStoryId, storyKey } from '../items/story.items.ts'
import { requireOwnStory } from '../watch/require-own-story.ts'

/** Views, horns, media and the place in the bar follow by event. */
export const handler = endpoint(deleteStory, async ({ memberId, params: { id }, presetBlocks }) => {
  const ref = parseStoryId(id)
  await requireOwnStory(memberId, ref, presetBlocks)
  await write(remove(storyKey(ref)))
  return { ok: true as const }
})
