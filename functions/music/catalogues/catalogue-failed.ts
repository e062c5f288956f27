export type CatalogueFailure =
  | 'throttled'
  | 'denied'
  | 'slow'
  | 'unreachable'
  | 'failed'
  | 'malformed'

/** Why a catalogue did not answer. Its message names no address and no credentials. */
export class CatalogueFailed extends Error {
  readonly failure: CatalogueFailure
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    failure: CatalogueFailure,
    { status, retryAfterSeconds }: { status?: number; retryAfterSeconds?: number } = {},
  ) {
    super(status === undefined ? failure : `${failure} (${status})`)
    this.name = 'CatalogueFailed'
    this.failure = failure
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
