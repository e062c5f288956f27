export {
  deleteAllSessions,
  endSessionsWithin,
  newSession,
  putSession,
} from './session.repository.ts'
