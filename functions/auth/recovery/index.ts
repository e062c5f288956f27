export { recoveryKey } from './recovery.items.ts'
