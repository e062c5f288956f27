import { isTakenDownBy } from '#platform/content/take-down.ts'
import { storyText } from '../items/story.items.ts'
import { labelDrasticStory, unlabelDrasticStory } from './drastic-label.ts'
import { readStoryInQuestion, releaseStory, restoreStory, takeDownStory } from './story-decision.ts'
import { canBeLabelled, labelParts, undoLabel } from '#platform/content/age-label.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import { WITHOUT_TEXT, type FindSubject } from '#platform/content/subject.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'

/** A story cannot be edited, so hiding it would be removing it. It is gone for moderators, too, once it ended. */
export const findStoryContent: FindContent = async (id) => {
  const story = await readStoryInQuestion(id)
  if (!story) return undefined
  const { author, status } = story
  return {
    authorId: author.id,
    text: storyText(story),
    possible: [
      'dismiss',
      ...(status === 'removed' ? [] : (['remove'] as const)),
      ...(canBeLabelled(story) ? (['age-label'] as const) : []),
      ...MEMBER_MEASURES,
    ],
    apply: (measure, statement) => {
      if (measure === 'age-label') return labelParts(labelDrasticStory(id))
      return measure === 'remove'
        ? { ...takeDownStory(id, story, statement), ...leaveQueue('story', id, status) }
        : {}
    },
    restore: async (statementId) => ({
      ...(await undoLabel(story, statementId, () => unlabelDrasticStory(id))),
      ...restoreStory(id, story, statementId),
    }),
    media: (statementId) =>
      isTakenDownBy(story, statementId)
        ? story.slides.flatMap(({ mediaUrl }) => mediaUrl ?? [])
        : [],
  }
}

/** Held by the guard, or readable and reported by members. */
export const findStorySubject: FindSubject = async (id) => {
  const story = await readStoryInQuestion(id)
  if (!story) return undefined
  const text = storyText(story)
  return {
    authorId: story.author.id,
    text: text === '' ? WITHOUT_TEXT : text,
    approve: () => (story.status === undefined ? {} : releaseStory(id)),
    reject: (reason, statementId) => takeDownStory(id, story, { id: statementId, reason }),
  }
}
