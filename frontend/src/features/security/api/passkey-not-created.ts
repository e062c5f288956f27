/** `message` is what the member reads. */
export class PasskeyNotCreated extends Error {
  override readonly name = 'PasskeyNotCreated'
  /** The member, or the clock, said no: nothing went wrong. */
  readonly cancelled: boolean

  constructor(message: string, { cancelled = false } = {}) {
    super(message)
    this.cancelled = cancelled
  }
}
