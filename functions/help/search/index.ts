export { findTopics } from './find-topics.ts'
export { stemText } from './stem.ts'
