/** The facts of texts that report one event, short enough to be stored with its cluster. */
export interface StoryFacts {
  /** False when only titles are known. */
  readonly hasText: boolean
  /** Names of titles and texts, as whole runs of words; a place has a number. */
  readonly names: readonly string[]
  /** German nouns of texts, which can be names of bands, too. */
  readonly nouns: readonly string[]
  /** Titles in quotation marks: records, songs. */
  readonly quotes: readonly string[]
  readonly dates: readonly string[]
  /** Numbers with what they count. */
  readonly figures: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Topics and actions of the first sentences, for titles without any. */
  readonly lead: readonly string[]
  readonly regions: readonly string[]
  /** Titles of songs and of albums, as the words beside them say. */
  readonly songs: readonly string[]
  readonly records: readonly string[]
  /** Names of the title that the text does not have. */
  readonly doubts: readonly string[]
  /** People with their whole names. */
  readonly people: readonly string[]
  /** Names after "in", "at", "beim". */
  readonly places: readonly string[]
  /** Beginnings of the other words. */
  readonly words: readonly string[]
  /** Days relative to the publication: "gestern", "on Friday". */
  readonly nearDates: readonly string[]
  readonly months: readonly string[]
}
