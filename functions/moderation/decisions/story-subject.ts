import { readStoryInQuestion, releaseStory, takeDownStory } from '../../stories/reports/index.ts'
import { textOf } from '../../stories/items/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import type { Find } from './find.ts'

/** Held by the guard, or readable and reported by members. It is gone for moderators, too, once it ended. */
export const findStory: Find = async (id) => {
  const story = await readStoryInQuestion(id)
  if (!story) return undefined
  const text = textOf(story)
  return {
    authorId: story.author.id,
    text: text === '' ? MODERATION_TEXTS.withoutText : text,
    approve: () => (story.status === undefined ? {} : releaseStory(id)),
    reject: (reason, statementId) => takeDownStory(id, story, { id: statementId, reason }),
  }
}
