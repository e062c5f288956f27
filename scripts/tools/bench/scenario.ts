import type { Contract } from '#shared/api/contract.ts'
import type { CallOptions } from '#testing/call.ts'

export interface Target {
  readonly cpuMs?: number
  readonly read?: number
  readonly write?: number
}

/** One measured kind of request. */
export interface Scenario {
  readonly name: string
  readonly contract: Contract
  readonly status: number
  /** The limits; that of the CPU is half of what the SDK's client took. Figures without a limit are shown only. */
  readonly target: Target
  /** Reads can be repeated against the engine alone for comparison. */
  readonly isRead: boolean
  /** Belongs to the requests that the first requests and the comparison of two commits measure. */
  readonly isHot?: boolean
  /** Every request of the load reads the lists that functions keep for a second or longer. */
  readonly isUncached?: boolean
  /** The units are those of a request that finds no list in its function. */
  readonly countsUncached?: boolean
  /** Repeats the request with the ETag of the first answer, as the SPA polls. */
  readonly polls?: boolean
  /** The most expensive request of the endpoint, for the units; the load is spread over members and posts. */
  readonly once: CallOptions
  readonly load: (index: number) => CallOptions
}

/** The part of the community whose requests alone are measured; the others stay small. */
export type Part = 'messages'

/** @throws Error when there is no such part */
export const parsePart = (name = ''): Part | undefined => {
  if (name === '') return undefined
  if (name === 'messages') return name
  throw new Error(`There is no part ${name}`)
}
