/** A condition did not hold; nothing was written. */
export class ConditionFailed extends Error {
  /** The parts of the transaction whose conditions failed; empty for a single write. */
  readonly names: readonly string[]
  /** The current item, if the write requested it (`returnOnFailure`). */
  readonly item: Readonly<Record<string, unknown>> | undefined

  constructor(names: readonly string[], item?: Record<string, unknown>) {
    super(`Condition failed: ${names.join(', ')}`)
    this.name = 'ConditionFailed'
    this.names = names
    this.item = item
  }

  has(name: string): boolean {
    return this.names.includes(name)
  }
}

/** The result of a write, or of `otherwise` when a condition failed; `otherwise` may throw. */
export const onConditionFailed = async <T, U>(
  write: Promise<T>,
  otherwise: (failed: ConditionFailed) => U | Promise<U>,
): Promise<T | U> => {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return otherwise(error)
  }
}

/** The result of a write, or undefined when a condition failed and there is nothing to do. */
export const unlessConditionFailed = <T>(write: Promise<T>): Promise<T | undefined> =>
  onConditionFailed(write, () => undefined)
