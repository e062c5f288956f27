import type { Answer } from './request.ts'

export interface Target {
  readonly cpuMs?: number
  readonly read?: number
  readonly write?: number
}

/** One measured kind of request. */
export interface Scenario {
  readonly name: string
  readonly status: number
  /** The limits; figures without a limit are shown only. */
  readonly target: Target
  /** Reads can be repeated against the engine alone for comparison. */
  readonly isRead: boolean
  /** Every request reads the head of the feed itself. */
  readonly withoutHeadCache?: boolean
  /** The most expensive request of the endpoint, for the units; the load is spread over members and posts. */
  readonly once: () => Promise<Answer>
  readonly load: (index: number) => Promise<Answer>
}
