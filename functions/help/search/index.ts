export { findTopics, type FoundTopic } from './find-topics.ts'
export { stemsOf } from './stem.ts'
