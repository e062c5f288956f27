export {
  barEntryKey,
  type BarEntryItem,
  type BarPlaceItem,
  barPartition,
  barPlaceKey,
} from './bar.items.ts'
export { presentSlide, storedSlide, type StoredSlide } from './slide.items.ts'
export {
  allStoriesPartition,
  isStory,
  parseStoryId,
  storiesPartition,
  storyCountersKey,
  type StoryCountersItem,
  storyCountersRefOf,
  storyIdOf,
  storyIsOpen,
  type StoryItem,
  storyItem,
  storyKey,
  type StoryRef,
  storyUlidOf,
  storyText,
} from './story.items.ts'
export { presentStory, shownSlides, type StoredStory } from './story.presenter.ts'
export { storyEnd, endSeconds, hasEnded } from './story.rules.ts'
export {
  putView,
  seenPartition,
  storyViewAttributes,
  type StoryViewItem,
  storyViewKey,
  storyViewsPartition,
  viewerIdOf,
} from './view.items.ts'
export { findStoryFor, type FoundStory, maySee, readStoriesOf } from './story.repository.ts'
