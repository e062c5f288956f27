export { readStoryInQuestion, rejectStory, releaseStory } from './story-decision.ts'
