export { countInStats } from './stats.items.ts'
