export { deviceOf } from './device.ts'
export { deleteAllSessions, newSession, putSession } from './session.repository.ts'
