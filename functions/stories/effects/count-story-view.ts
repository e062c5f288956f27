import { transact, unlessConditionFailed } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { parseStoryId, storyIsOpen } from '../items/story.items.ts'
import { viewerIdOf, type StoryViewItem } from '../items/view.items.ts'
import { countView, markCounted } from '../watch/horns.items.ts'

/** Counts each view once: a repeated event finds it marked, and a late one no story. */
export const handler = effect<StoryViewItem>(async ({ after }) => {
  if (!after) return
  const ref = parseStoryId(after.storyId)
  await unlessConditionFailed(
    transact({
      story: storyIsOpen(ref),
      view: markCounted(viewerIdOf(after), ref),
      counters: countView(ref),
    }),
  )
})
