import { expression, get, update, type Write } from '#platform/table/index.ts'
import { hasEnded, parseStoryId, storyKey, type StoryItem } from '../items/index.ts'

type Parts = Readonly<Record<string, Write>>

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
export const rejectStory = (id: string, { status }: StoryItem, reason: string): Parts => ({
  story: update(storyKey(parseStoryId(id)), {
    set: { status: 'removed', statusReason: reason },
    condition:
      status === undefined
        ? expression`attribute_exists(PK) AND attribute_not_exists(#status)`
        : { status },
  }),
})
