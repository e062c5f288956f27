export { readEvidence, readFirstEvidence } from './evidence.repository.ts'
