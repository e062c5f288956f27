import type { Cost } from '#platform/model/cost.ts'
import { FAILURES, type FailureCode } from '../texts.ts'

/** An attempt to write an article failed. */
export class WritingFailed extends Error {
  readonly code: FailureCode
  /** The maximum cost of a model call whose response was lost; null when there was none. */
  readonly cost: Cost | null

  constructor(code: FailureCode, cause?: unknown, cost: Cost | null = null) {
    super(FAILURES[code], { cause })
    this.name = 'WritingFailed'
    this.code = code
    this.cost = cost
  }
}
