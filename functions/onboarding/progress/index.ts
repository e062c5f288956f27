export { markShoutPosted, progressKey } from './progress.items.ts'
