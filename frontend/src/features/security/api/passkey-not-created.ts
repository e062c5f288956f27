/** Carries a `message` that the member reads. */
export class PasskeyNotCreated extends Error {
  override readonly name = 'PasskeyNotCreated'
  /** True when the member cancelled or the time ran out: that is not a failure. */
  readonly cancelled: boolean

  constructor(message: string, { cancelled = false } = {}) {
    super(message)
    this.cancelled = cancelled
  }
}
