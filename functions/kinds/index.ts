export { findContent } from './find-content.ts'
