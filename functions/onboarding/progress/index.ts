export { markShoutPosted } from './progress.items.ts'
