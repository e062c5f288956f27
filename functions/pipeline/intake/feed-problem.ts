import { PROBLEM_TEXTS } from '../texts.ts'

export type ProblemCode = keyof typeof PROBLEM_TEXTS

const OF_HOST: ReadonlySet<ProblemCode> = new Set(['refused_address', 'certificate', 'encryption'])

interface Details {
  readonly detail?: string
  readonly retryAfterMs?: number
  readonly isOfHost?: boolean
  readonly namedUrl?: string
}

/** Why a source could not be read; stored in its health and shown to admins. */
export class FeedProblem extends Error {
  readonly code: ProblemCode
  /** From the `Retry-After` header, in milliseconds; 0 without one. */
  readonly retryAfterMs: number
  /** No connection to the host came about, whatever was requested. */
  readonly isOfHost: boolean
  /** The feed that the page names which was found in place of one. */
  readonly namedUrl: string | undefined

  constructor(
    code: ProblemCode,
    { detail = '', retryAfterMs = 0, isOfHost = false, namedUrl }: Details = {},
  ) {
    super(PROBLEM_TEXTS[code].replace('{detail}', detail))
    this.name = 'FeedProblem'
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.namedUrl = namedUrl
    this.isOfHost = isOfHost || OF_HOST.has(code)
  }
}
