export { findStoryContent } from './story-content.ts'
export { labelDrasticStory, unlabelDrasticStory } from './drastic-label.ts'
export { readStoryInQuestion, releaseStory, takeDownStory } from './story-decision.ts'
