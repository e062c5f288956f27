export { findEvidence } from './find-evidence.ts'
export { evidenceItem, keepEvidence, titleOf, type Frozen } from './frozen.ts'
