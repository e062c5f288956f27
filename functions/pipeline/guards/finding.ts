/** Why a draft may not appear by itself. */
export interface Finding {
  readonly rule: 'fact' | 'overlap' | 'language' | 'rating' | 'content'
  /** The sentence it is about. */
  readonly sentence: string
  /** German, for moderators: what is wrong, and with which words. */
  readonly message: string
}

/** What a sentence may rest on. */
export interface Evidence {
  readonly title: string
  readonly text: string
  readonly publishedAt: string
  readonly sourceName: string
  readonly language: 'de' | 'en'
}
