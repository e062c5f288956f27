import type { Key } from '#platform/table/index.ts'
import { feedCountersPartitions } from './post.items.ts'

/**
 * A share of the posts that may be suggested, as a packed text. It sorts above the counters, so the queries of the
 * first page read it with them (docs/decisions/0039-suggestions-are-chosen-in-the-request.md).
 */
export interface PoolItem {
  readonly PK: string
  readonly SK: string
  /** Milliseconds since 1970. */
  readonly builtAt: number
  readonly pool: string
}

const POOL = '~POOL'

export const poolKeys: readonly Key<PoolItem>[] = feedCountersPartitions.map(({ PK }) => ({
  PK,
  SK: POOL,
}))

/** One item for each share of the packed pool. */
export const poolItems = (shares: readonly string[], builtAt: number): PoolItem[] =>
  poolKeys.map((key, index) => ({ ...key, builtAt, pool: shares[index] ?? '' }))
