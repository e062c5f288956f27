import type { CallOptions } from '../call.ts'

/** One typical call for each of some endpoints, in a scene that they share. */
export interface TypicalCalls {
  /** In the order of the calls. */
  readonly ids: readonly string[]
  readonly prepare: () => Promise<Readonly<Record<string, CallOptions>>>
}
