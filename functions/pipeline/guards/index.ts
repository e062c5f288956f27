export { findProblems } from './find-problems.ts'
export type { Evidence, Finding } from './finding.ts'
