export { putTrace, tracedKey, tracesPartition } from './trace.items.ts'
export type { TracedItem } from './traced-members.ts'
