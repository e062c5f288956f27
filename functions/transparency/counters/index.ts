export { count, countersPartition, type CounterItem } from './counter.items.ts'
export {
  countersOfAppeal,
  countersOfHold,
  countersOfReport,
  countersOfStatement,
} from './names.rules.ts'
