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
