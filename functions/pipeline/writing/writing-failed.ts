import type { Cost } from './cost.ts'
import { FAILURES, type FailureCode } from './texts.ts'

/** No article came of it this time. */
export class WritingFailed extends Error {
  readonly code: FailureCode
  /** At most, where the model may have worked without an answer that says so. */
  readonly cost: Cost | null

  constructor(code: FailureCode, cause?: unknown, cost: Cost | null = null) {
    super(FAILURES[code], { cause })
    this.name = 'WritingFailed'
    this.code = code
    this.cost = cost
  }
}
