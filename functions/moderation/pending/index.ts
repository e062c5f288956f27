export { readPending } from './pending.repository.ts'
