import { exists, update, type Write } from '#platform/table/index.ts'
import { parseStoryId, storyKey, type StoryItem } from '../items/story.items.ts'

type Parts = Readonly<Record<string, Write>>

const setDrastic = (id: string, drastic: StoryItem['drastic']): Parts => ({
  story: update(storyKey(parseStoryId(id)), { set: { drastic }, condition: exists }),
})

/** The age label of a moderator, as that of a post; the bar follows by event. Fails with `story` when it is gone. */
export const labelDrasticStory = (id: string): Parts => setDrastic(id, 'staff')

export const unlabelDrasticStory = (id: string): Parts => setDrastic(id, undefined)
