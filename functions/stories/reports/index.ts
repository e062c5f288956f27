export { findStoryContent, findStorySubject } from './story-content.ts'
export { labelDrasticStory, unlabelDrasticStory } from './drastic-label.ts'
