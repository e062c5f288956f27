export { findCredentials, findMemberId, type StoredCredentials } from './credentials.repository.ts'
export { passwordIsStill, replacePassword } from './password.items.ts'
