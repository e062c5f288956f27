/** The only access to the table: no other code imports the SDK's DynamoDB packages. */
export { put, putNew, remove, update, check, type Check, type Write } from './builders.ts'
export { ConditionFailed, onConditionFailed, unlessConditionFailed } from './condition-failed.ts'
export {
  absent,
  attribute,
  exists,
  expression,
  type Condition,
  type Expression,
} from './expression.ts'
export { get, getItems, getMany, ItemSet } from './get.ts'
export {
  keyOf,
  type IndexEntry,
  type IndexPartition,
  type Key,
  type Partition,
  type Stored,
} from './key.ts'
export {
  acquireLease,
  heldBy,
  isLeasedAt,
  releaseLease,
  withLease,
  type Leasable,
  type Lease,
  type LockItem,
} from './lease.ts'
export { allPages, query, queryIndex, type QueryOptions, type QueryPage } from './query.ts'
export { putAll } from './put-all.ts'
export { retry } from './retry.ts'
export { isDefinitelyNotCommitted, transact, type TransactItem } from './transact.ts'
export { write, writeAndGetNew, writeAndGetOld } from './write.ts'
