export { findTopics } from './find-topics.ts'
export { stemsOf } from './stem.ts'
