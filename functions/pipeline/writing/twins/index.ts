export { findTwin } from './find-twin.ts'
