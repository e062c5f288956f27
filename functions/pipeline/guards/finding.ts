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

/** A feed item that sentences can cite. */
export interface Evidence {
  readonly title: string
  readonly text: string
  /** Null when the feed states none; relative dates then refer to the time of fetching. */
  readonly publishedAt: string | null
  readonly fetchedAt?: string
  readonly sourceName: string
  readonly language: 'de' | 'en'
}
