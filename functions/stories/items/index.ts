export { barEntryKey, type BarPlaceItem } from './bar.items.ts'
export { presentSlide, storedSlide, type StoredSlide } from './slide.items.ts'
export {
  isStory,
  parseStoryId,
  storiesPartition,
  storyCountersKey,
  type StoryCountersItem,
  storyCountersRefOf,
  storyIdOf,
  type StoryItem,
  storyItem,
  storyKey,
  type StoryRef,
  storyUlidOf,
  storyText,
} from './story.items.ts'
export { storyEnd, endSeconds, hasEnded } from './story.rules.ts'
export { seenPartition, storyViewAttributes, storyViewKey } from './view.items.ts'
export { maySee } from './story.repository.ts'
