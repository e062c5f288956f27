import { isTakenDownBy, type Parts, type TakeDownCause } from '#platform/content/take-down.ts'
import { storyText, parseStoryId, storyKey, type StoryItem } from '../items/story.items.ts'
import { labelDrasticStory, unlabelDrasticStory } from './drastic-label.ts'
import { canBeLabelled, labelParts, undoLabel } from '#platform/content/age-label.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import { WITHOUT_TEXT, type FindSubject } from '#platform/content/subject.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'
import { get, update } from '#platform/table/index.ts'
import { hasEnded } from '../items/story.rules.ts'

/** The story that a moderator decides about; undefined once it ended. */
const readStoryInQuestion = async (id: string): Promise<StoryItem | undefined> => {
  const ref = parseStoryId(id)
  return hasEnded(ref.ulid) ? undefined : get(storyKey(ref), { consistent: true })
}

/** Publishes a held story until the end that it had from the beginning. Fails with `story` when it is not held. */
const releaseStory = (id: string): Parts => ({
  story: update(storyKey(parseStoryId(id)), {
    remove: ['status'],
    condition: { status: 'held' },
  }),
})

/**
 * Removes a story for others; its author keeps it with the reason until its end. Fails with `story` when it was
 * deleted or decided about meanwhile.
 */
const takeDownStory = (
  id: string,
  { status }: StoryItem,
  { id: statementId, reason }: TakeDownCause,
): Parts => {
  if (status === 'removed') return {}
  const takenDown = { measure: 'remove', statementId, wasHeld: status && true } as const
  return {
    story: update(storyKey(parseStoryId(id)), {
      set: { status: 'removed', statusReason: reason, takenDown },
      condition: { entity: 'Story', status },
    }),
  }
}

/** Shows a story again until its end, with views and horns. Nothing is restored once it ended. */
const restoreStory = (id: string, story: StoryItem, statementId: string): Parts =>
  isTakenDownBy(story, statementId)
    ? {
        story: update(storyKey(parseStoryId(id)), {
          set: { status: undefined, statusReason: undefined, takenDown: undefined },
          condition: { status: story.status },
        }),
      }
    : {}

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
