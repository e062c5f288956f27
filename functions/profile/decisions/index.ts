export { neutralProfile, restoreProfile, takeDownProfile } from './profile-decision.ts'
