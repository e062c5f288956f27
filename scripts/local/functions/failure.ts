import type { FailureShape } from './isolate-protocol.ts'

export type FailureReason = 'error' | 'timeout' | 'crash' | 'throttle'

/** A function failed, ran out of time or memory, did not start, or found no free isolate. */
export class FunctionFailure extends Error {
  override readonly name = 'FunctionFailure'
  readonly reason: FailureReason
  readonly shape: FailureShape

  constructor(reason: FailureReason, shape: FailureShape) {
    super(`${shape.errorType}: ${shape.errorMessage}`)
    this.reason = reason
    this.shape = shape
  }
}

export const crash = (errorType: string, errorMessage: string): FunctionFailure =>
  new FunctionFailure('crash', { errorType, errorMessage, trace: [] })
