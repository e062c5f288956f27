import type { Patch } from './byte-source.ts'

/** A recording that is what it says: sound, no picture, and readable to its end. */
export interface Sound {
  /** As its container tells. */
  readonly seconds: number
  /** Overwrites names, dates, places and other metadata; empty when there are none. */
  readonly patches: readonly Patch[]
}
