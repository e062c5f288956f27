import { toBlocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findStoryFor, type FoundStory } from '../items/story.repository.ts'
import type { StoryRef } from '../items/story.items.ts'
import { STORY_TEXTS } from '../texts.ts'

/** @throws ApiError not_found */
export const storyIsOver = (): ApiError => new ApiError('not_found', STORY_TEXTS.ended)

/**
 * One story as this viewer may see it.
 * @throws ApiError not_found also for stories that ended, and for those of blocked and blocking members
 */
export const requireStoryFor = async (viewerId: string, ref: StoryRef): Promise<FoundStory> => {
  const story = await findStoryFor(viewerId, ref)
  if (!story || toBlocks(story.blocks).has(ref.memberId)) throw storyIsOver()
  return story
}
