export { findProblems } from './find-problems.ts'
export { fold } from './fold.ts'
export { quoted } from './quoted.ts'
export { reasonsOf } from './reasons.ts'
