export { findCredentials, findMemberId } from './credentials.repository.ts'
export { passwordIsStill, replacePassword } from './password.items.ts'
