export { progressKey } from './progress.items.ts'
