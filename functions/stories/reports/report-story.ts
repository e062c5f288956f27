import { reportStory } from '#shared/api/stories.ts'
import { addReport } from '#platform/content/report.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { parseStoryId, storyIsOpen } from '../items/index.ts'
import { STORY_TEXTS } from '../texts.ts'
import { requireStoryFor, storyIsOver } from '../watch/index.ts'

/** The story stays until a moderator decides. Answers a repeated report like the first one. */
export const handler = endpoint(reportStory, async ({ memberId, params: { id }, body }) => {
  const ref = parseStoryId(id)
  await requireStoryFor(memberId, ref)
  if (ref.memberId === memberId) throw new ApiError('forbidden', STORY_TEXTS.ownReport)
  const report = addReport('story', id, { memberId, at: isoNow(), text: body.reason })
  await onConditionFailed(transact({ story: storyIsOpen(ref), report }), (failed) => {
    if (failed.has('story')) throw storyIsOver()
  })
  return { ok: true as const }
})
