import type { Answer } from './request.ts'

export interface Target {
  readonly cpuMs?: number
  readonly read?: number
  readonly write?: number
}

/** One kind of request that the figures are about. */
export interface Scenario {
  readonly name: string
  readonly status: number
  /** What issue and access patterns allow; absent figures are shown without judgement. */
  readonly target: Target
  /** Reads can be replayed raw at the engine for comparison. */
  readonly isRead: boolean
  /** Every request reads the head of the feed itself. */
  readonly withoutHeadCache?: boolean
  /** The same endpoint at its dearest, for the units; the load spreads over members and posts. */
  readonly once: () => Promise<Answer>
  readonly load: (index: number) => Promise<Answer>
}
