export { findEvidence } from './find-evidence.ts'
export { evidenceItem, keepEvidence, shortTitle, type Frozen } from './frozen.ts'
