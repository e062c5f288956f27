/** Sentences with `{gaps}`. Of each group one is told: one of those with the most gaps that can be filled. */
export type Group = readonly string[]

export interface Phrases {
  readonly headlines: Group
  readonly leads: Group
  /** Groups by paragraph. */
  readonly body: readonly (readonly Group[])[]
}
