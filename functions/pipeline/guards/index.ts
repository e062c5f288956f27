export { findProblems } from './find-problems.ts'
export { reasonsOf } from './reasons.ts'
