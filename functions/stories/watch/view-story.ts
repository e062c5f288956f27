import { viewStory } from '#shared/api/stories.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { unlessConditionFailed, write } from '#platform/table/index.ts'
import { parseStoryId } from '../items/story.items.ts'
import { putView } from '../items/view.items.ts'
import { requireStoryFor } from './require-story.ts'

const OK = { ok: true } as const

/** One item, written once. The number of views follows by event. */
export const handler = endpoint(viewStory, async ({ memberId, params: { id } }) => {
  const ref = parseStoryId(id)
  const { view } = await requireStoryFor(memberId, ref)
  if (ref.memberId !== memberId && !view) await unlessConditionFailed(write(putView(memberId, ref)))
  return OK
})
