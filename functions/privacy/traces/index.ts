export { putTrace, tracedKey, tracesPartition, type TraceItem } from './trace.items.ts'
export { tracedMembers, type TracedItem } from './traced-members.ts'
