import type { StatedDate } from './dates.ts'
import type { Stated } from './numbers.ts'
import type { Season } from './times.ts'

/**
 * Each item is read once. Guards compare a sentence with the `ItemFacts` of the items that it cites; stories, twins and
 * clusters compare `StoryFacts`, which are short enough to be stored in place of the texts.
 */

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

/** The facts of an item, in the forms that statements are compared with. */
export interface ItemFacts {
  readonly language: 'de' | 'en'
  /** All words, folded, in order. */
  readonly order: readonly string[]
  /** Single words, and neighbouring words joined. */
  readonly words: ReadonlySet<string>
  /** Capitalised words, by the capitalised word before them. */
  readonly pairs: ReadonlyMap<string, readonly string[]>
  readonly places: ReadonlySet<number>
  readonly numbers: readonly Stated[]
  /** What the numbers say in other words. */
  readonly implied: readonly Stated[]
  readonly dates: readonly StatedDate[]
  /** The dates that name a day or month. */
  readonly named: readonly StatedDate[]
  /** The named weekdays; without any, those of its dates and of its publication. */
  readonly weekdays: ReadonlySet<number>
  /** The named seasons; without any, those of its dates. */
  readonly seasons: ReadonlySet<Season>
}

/** The facts of texts that report one event. */
export interface StoryFacts {
  /** False when only titles are known. */
  readonly hasText: boolean
  /** Names of titles and texts, as whole runs of words; a place has a number. */
  readonly names: readonly string[]
  /** Titles in quotation marks: records, songs. */
  readonly quotes: readonly string[]
  readonly dates: readonly string[]
  /** Numbers with what they count. */
  readonly figures: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Names of the title that the text does not have. */
  readonly doubts: readonly string[]
  /** Names after "in", "at", "beim". */
  readonly places: readonly string[]
  readonly months: readonly string[]
}
