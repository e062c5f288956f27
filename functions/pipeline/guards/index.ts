export type { Finding } from './finding.ts'
export { findProblems, hasFactProblem } from './find-problems.ts'
export { quoted } from './quoted.ts'
export { MAX_REASON_LENGTH, describeReasons } from './reasons.ts'
