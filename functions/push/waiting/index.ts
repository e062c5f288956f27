export { dueKeyOf, waitingWrites } from './waiting.items.ts'
