export { deviceOf } from './device.ts'
export { closeAllSessions, newSession, putSession } from './session.repository.ts'
