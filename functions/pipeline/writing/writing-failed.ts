import { FAILURES, type FailureCode } from './messages.ts'

/** No article came of it this time. */
export class WritingFailed extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, cause?: unknown) {
    super(FAILURES[code], { cause })
    this.name = 'WritingFailed'
    this.code = code
  }
}
