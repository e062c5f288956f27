export { parseDevice } from './device.ts'
export {
  deleteAllSessions,
  deleteSessions,
  endSessionsWithin,
  newSession,
  putSession,
} from './session.repository.ts'
