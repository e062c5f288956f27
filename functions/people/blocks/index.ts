export { areNotBlocked } from './block.items.ts'
export { readBlocked } from './block.repository.ts'
