export { areNotBlocked } from './block.items.ts'
