export { countView, markCounted } from './horns.items.ts'
export { requireOwnStory } from './require-own-story.ts'
