export { findStoryContent, findStorySubject } from './story-content.ts'
