import type { CallOptions } from '../call.ts'

/** One typical call for each endpoint of a part of the product, in a scene they share. */
export interface TypicalCalls {
  /** In the order in which they are made. */
  readonly ids: readonly string[]
  readonly prepare: () => Promise<Readonly<Record<string, CallOptions>>>
}
