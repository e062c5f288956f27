export { accountItems, type AccountItems, type NewAccount } from './account.items.ts'
export { hashPassword } from './password-hash.ts'
