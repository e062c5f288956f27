import {
  hasEnded,
  type StoryItem,
  storyIdOf,
  storyUlidOf,
  storyText,
} from '../../stories/items/index.ts'
import { effect } from '../../events/index.ts'
import { followText, type TextRules } from '../activity.ts'

const RULES: TextRules<StoryItem> = {
  toWriting: (story) => ({
    textId: storyUlidOf(story),
    place: { storyId: storyIdOf({ memberId: story.author.id, ulid: storyUlidOf(story) }) },
    hostId: story.author.id,
    author: story.author,
    authorVersion: story.authorVersion,
    content: storyText(story),
    isDrastic: story.drastic !== undefined,
  }),
  readTitle: () => undefined,
}

/** An event can be late, and nobody is notified of what ended. Its removal withdraws the notifications. */
const isTooLate = (story: StoryItem | null): boolean =>
  story !== null && hasEnded(storyUlidOf(story))

/** Notifies the members that a visible story mentions, until it ends. */
export const handler = effect<StoryItem>(async (event) => {
  if (!isTooLate(event.after)) await followText(event, RULES)
})
