export { settleSide } from './settle-side.ts'
