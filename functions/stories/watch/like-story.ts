import { likeStory } from '#shared/api/stories.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { findStoryFor, type FoundStory } from '../items/story.repository.ts'
import { parseStoryId, storyIsOpen } from '../items/story.items.ts'
import { STORY_TEXTS } from '../texts.ts'
import { countLikes, setHorns } from './horns.items.ts'
import { storyIsOver } from './require-story.ts'

/** @throws ApiError not_found | blocked | forbidden for the own story */
const requireLikable = async (
  memberId: string,
  ref: ReturnType<typeof parseStoryId>,
): Promise<FoundStory> => {
  const story = await findStoryFor(memberId, ref)
  if (!story) throw storyIsOver()
  if (ref.memberId === memberId) throw new ApiError('forbidden', STORY_TEXTS.ownHorns)
  if (story.blocks?.blocked?.has(ref.memberId)) throw new ApiError('blocked')
  if (story.blocks?.blockedBy?.has(ref.memberId)) throw storyIsOver()
  return story
}

const stateOf = ({ view, counters }: FoundStory) => {
  const isLiked = view?.liked ?? false
  return { isLiked, likesCount: Math.max(isLiked ? 1 : 0, counters?.likes ?? 0) }
}

const setLike = async ({ memberId, params, body }: Request<typeof likeStory>) => {
  const ref = parseStoryId(params.id)
  const before = stateOf(await requireLikable(memberId, ref))
  const { liked } = body
  if (liked === before.isLiked) return before
  const writing = transact({
    story: storyIsOpen(ref),
    horns: setHorns(memberId, ref, liked),
    counters: countLikes(ref, liked ? 1 : -1),
  }).then(() => ({
    isLiked: liked,
    likesCount: Math.max(0, before.likesCount + (liked ? 1 : -1)),
  }))
  // Another request of the member was faster, or the story is gone: return what holds now.
  return onConditionFailed(writing, async () => stateOf(await requireLikable(memberId, ref)))
}

/** Horns for a story that the member has not seen count as a view. */
export const handler = endpoint(likeStory, setLike)
