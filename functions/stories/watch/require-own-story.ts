import { toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findStoryFor } from '../items/story.repository.ts'
import type { StoryItem, StoryRef } from '../items/story.items.ts'
import { STORY_TEXTS } from '../texts.ts'
import { storyIsOver } from './require-story.ts'

/** @throws ApiError not_found for stories that the viewer may not see, forbidden for stories of others */
export const requireOwnStory = async (
  memberId: string,
  ref: StoryRef,
  presetBlocks: (blocks: Blocks) => void,
): Promise<StoryItem> => {
  const story = await findStoryFor(memberId, ref)
  if (!story) throw storyIsOver()
  const blocks = toBlocks(story.blocks)
  presetBlocks(blocks)
  if (ref.memberId === memberId) return story.text
  if (blocks.has(ref.memberId)) throw storyIsOver()
  throw new ApiError('forbidden', STORY_TEXTS.notYours)
}
