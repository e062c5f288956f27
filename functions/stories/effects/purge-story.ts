import { heldKey } from '#platform/content/held.items.ts'
import { queryIndex, remove, write, type Key } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { storyCountersKey, storyIdOf, storyUlidOf, type StoryItem } from '../items/story.items.ts'
import { storyViewsPartition } from '../items/view.items.ts'

const DELETES_AT_ONCE = 10

const removeAll = async (keys: readonly Key[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += DELETES_AT_ONCE) {
    await Promise.all(keys.slice(start, start + DELETES_AT_ONCE).map((key) => write(remove(key))))
  }
}

const removeViews = async (storyId: string): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await queryIndex(storyViewsPartition(storyId), { startAt })
    await removeAll(page.items)
    startAt = page.next
  } while (startAt)
}

/** Removes views, horns, counters and the place in the moderation queue of a story that ended or was deleted. */
export const handler = effect<StoryItem>(async ({ before }) => {
  if (!before) return
  const ref = { memberId: before.author.id, ulid: storyUlidOf(before) }
  const id = storyIdOf(ref)
  await write(remove(heldKey('story', id)))
  await removeViews(id)
  await write(remove(storyCountersKey(ref)))
})
