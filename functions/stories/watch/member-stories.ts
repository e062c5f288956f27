import { memberStories } from '#shared/api/stories.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getItems } from '#platform/table/index.ts'
import { maySee, readStoriesOf } from '../items/story.repository.ts'
import { presentStory } from '../items/story.presenter.ts'
import { storyUlidOf } from '../items/story.items.ts'
import { storyViewKey } from '../items/view.items.ts'
import { storyIsOver } from './require-story.ts'

/** A member without stories, one who does not exist and a blocked one get the same answer. */
export const handler = endpoint(
  memberStories,
  async ({ memberId, params: { id }, presetBlocks }) => {
    const stories = await readStoriesOf(id, { consistent: true })
    const open = stories.filter(({ text }) => maySee(memberId, text))
    if (open.length === 0) throw storyIsOver()
    const viewKey = (story: (typeof open)[number]) =>
      storyViewKey(memberId, storyUlidOf(story.text))
    const viewer = await getItems([blocksKey(memberId), ...open.map(viewKey)])
    const blocks = toBlocks(viewer.at(blocksKey(memberId)))
    if (blocks.has(id)) throw storyIsOver()
    presetBlocks(blocks)
    return open.map((story) =>
      presentStory(story, { id: memberId, view: viewer.at(viewKey(story)) }),
    )
  },
)
