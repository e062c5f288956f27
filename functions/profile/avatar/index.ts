export { settleAvatar } from './settle-avatar.ts'
