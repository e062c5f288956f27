import { isTakenDownBy, type Parts, type TakeDownCause } from '#platform/content/take-down.ts'
import { get, update } from '#platform/table/index.ts'
import { hasEnded } from '../items/story.rules.ts'
import { parseStoryId, storyKey, type StoryItem } from '../items/story.items.ts'

/** The story that a moderator decides about; undefined once it ended. */
export const readStoryInQuestion = async (id: string): Promise<StoryItem | undefined> => {
  const ref = parseStoryId(id)
  return hasEnded(ref.ulid) ? undefined : get(storyKey(ref), { consistent: true })
}

/** Publishes a held story until the end that it had from the beginning. Fails with `story` when it is not held. */
export const releaseStory = (id: string): Parts => ({
  story: update(storyKey(parseStoryId(id)), {
    remove: ['status'],
    condition: { status: 'held' },
  }),
})

/**
 * Removes a story for others; its author keeps it with the reason until its end. Fails with `story` when it was
 * deleted or decided about meanwhile.
 */
export const takeDownStory = (
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
export const restoreStory = (id: string, story: StoryItem, statementId: string): Parts =>
  isTakenDownBy(story, statementId)
    ? {
        story: update(storyKey(parseStoryId(id)), {
          set: { status: undefined, statusReason: undefined, takenDown: undefined },
          condition: { status: story.status },
        }),
      }
    : {}
