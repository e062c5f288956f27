import { PROBLEM_TEXTS } from './texts.ts'

export type ProblemCode = keyof typeof PROBLEM_TEXTS

/** Why a source could not be read; recorded with it, and shown to admins. */
export class FeedProblem extends Error {
  readonly code: ProblemCode
  /** What the server asked us to wait, in milliseconds. */
  readonly retryAfterMs: number

  constructor(code: ProblemCode, { detail = '', retryAfterMs = 0 } = {}) {
    super(PROBLEM_TEXTS[code].replace('{detail}', detail))
    this.name = 'FeedProblem'
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
