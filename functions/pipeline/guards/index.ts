export type { Finding } from './finding.ts'
export { findProblems, hasFactProblem } from './find-problems.ts'
