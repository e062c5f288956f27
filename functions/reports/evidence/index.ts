export { findEvidence } from './find-evidence.ts'
export { evidenceItem, shortTitle } from './frozen.ts'
