import { PROBLEM_TEXTS } from './texts.ts'

export type ProblemCode = keyof typeof PROBLEM_TEXTS

const OF_HOST: ReadonlySet<ProblemCode> = new Set(['refused_address', 'certificate', 'encryption'])

/** Why a source could not be read; stored in its health and shown to admins. */
export class FeedProblem extends Error {
  readonly code: ProblemCode
  /** From the `Retry-After` header, in milliseconds; 0 without one. */
  readonly retryAfterMs: number
  /** No connection to the host came about, whatever was requested. */
  readonly isOfHost: boolean

  constructor(code: ProblemCode, { detail = '', retryAfterMs = 0, isOfHost = false } = {}) {
    super(PROBLEM_TEXTS[code].replace('{detail}', detail))
    this.name = 'FeedProblem'
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.isOfHost = isOfHost || OF_HOST.has(code)
  }
}
