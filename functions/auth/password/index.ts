export { endSessionsOfOldPassword } from './end-sessions.ts'
export { verifyOwnPassword } from './verify-own-password.ts'
