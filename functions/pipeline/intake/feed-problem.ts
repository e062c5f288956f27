import { PROBLEM_TEXTS } from './texts.ts'

export type ProblemCode = keyof typeof PROBLEM_TEXTS

/** Why a source could not be read; stored in its health and shown to admins. */
export class FeedProblem extends Error {
  readonly code: ProblemCode
  /** From the `Retry-After` header, in milliseconds; 0 without one. */
  readonly retryAfterMs: number

  constructor(code: ProblemCode, { detail = '', retryAfterMs = 0 } = {}) {
    super(PROBLEM_TEXTS[code].replace('{detail}', detail))
    this.name = 'FeedProblem'
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
