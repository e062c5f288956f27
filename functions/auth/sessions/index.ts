export { findCredentials, findMemberId } from './credentials.repository.ts'
export { deviceOf } from './device.ts'
export { closeAllSessions, newSession, putSession } from './session.repository.ts'
