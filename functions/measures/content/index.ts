export { findContent } from './find-content.ts'
export type { MeasuredContent, OwnChange } from './measured-content.ts'
