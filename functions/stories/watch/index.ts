export { countView, markCounted } from './horns.items.ts'
export { requireOwnStory } from './require-own-story.ts'
export { requireStoryFor, storyIsOver } from './require-story.ts'
