export { letWait, pushOrWait } from './let-wait.ts'
export {
  dueKeyOf,
  dueBefore,
  type DueItem,
  duePartition,
  DUE_SHARDS,
  removeDue,
  waitingItem,
  type WaitingItem,
  waitingPartition,
  waitingUntil,
  waitingWrites,
} from './waiting.items.ts'
