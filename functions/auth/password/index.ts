export { endSessionsOfOldPassword } from './end-sessions.ts'
export { passwordIsStill, replacePassword } from './password.items.ts'
export { verifyOwnPassword } from './verify-own-password.ts'
