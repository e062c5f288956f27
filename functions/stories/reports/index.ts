export { labelDrasticStory, unlabelDrasticStory } from './drastic-label.ts'
export { readStoryInQuestion, releaseStory, restoreStory, takeDownStory } from './story-decision.ts'
