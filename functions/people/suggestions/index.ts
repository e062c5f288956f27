export { dismissedKey } from './dismissed.items.ts'
