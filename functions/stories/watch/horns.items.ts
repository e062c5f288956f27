import { expression, update, type Write } from '#platform/table/index.ts'
import { endSeconds } from '../items/story.rules.ts'
import { storyCountersKey, type StoryCountersItem, type StoryRef } from '../items/story.items.ts'
import { storyViewAttributes, storyViewKey, type StoryViewItem } from '../items/view.items.ts'

/** Marks the view with horns, and creates a missing one. Fails when nothing changes. */
export const setHorns = (viewerId: string, ref: StoryRef, liked: boolean): Write<StoryViewItem> => {
  const key = storyViewKey(viewerId, ref.ulid)
  if (!liked) return update(key, { remove: ['liked'], condition: { liked: true } })
  const { GSI1SK, ...attributes } = storyViewAttributes(ref)
  return update<StoryViewItem>(key, {
    set: { ...attributes, GSI1SK: expression`if_not_exists(GSI1SK, ${GSI1SK})`, liked: true },
    condition: expression`attribute_not_exists(liked)`,
  })
}

/** The counters begin with the first view or horn, and end with the story. */
const count = (ref: StoryRef, add: { likes?: number; views?: number }): Write<StoryCountersItem> =>
  update<StoryCountersItem>(storyCountersKey(ref), {
    set: { entity: 'StoryCounters', expiresAt: endSeconds(ref.ulid) },
    add,
  })

export const countLikes = (ref: StoryRef, by: 1 | -1): Write<StoryCountersItem> =>
  count(ref, { likes: by })

export const countView = (ref: StoryRef): Write<StoryCountersItem> => count(ref, { views: 1 })

/** Fails when the view was counted before, or is gone. */
export const markCounted = (viewerId: string, ref: StoryRef): Write<StoryViewItem> =>
  update<StoryViewItem>(storyViewKey(viewerId, ref.ulid), {
    set: { counted: true },
    condition: expression`attribute_exists(PK) AND attribute_not_exists(counted)`,
  })
