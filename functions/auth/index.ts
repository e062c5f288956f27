export { accountItems } from './account.items.ts'
export { hashPassword } from './password-hash.ts'
