import type { Evidence } from '../facts/index.ts'

/** A sentence of a draft with the items that it cites. */
export interface Statement {
  readonly text: string
  readonly evidence: readonly Evidence[]
}

/** A reason to hold a draft for moderation. */
export interface Finding {
  readonly rule:
    | 'fact'
    | 'contradiction'
    | 'overlap'
    | 'language'
    | 'rating'
    | 'content'
    | 'second reader'
  /** The affected sentence. */
  readonly sentence: string
  /** German, for moderators: the problem and the words. */
  readonly message: string
}
