import type { ArticleCategory } from '#shared/domain/news.ts'
import type { StatedDate } from './dates.ts'
import type { Stated } from './numbers.ts'
import type { Quotation } from './quotations.ts'
import type { Word } from './words.ts'

/**
 * Guards compare the `SentenceFacts` of a sentence with the `ItemFacts` of the items that it cites, and later sources
 * those of two sentences. Clusters and twins compare reports: the `Heading` of each and the `StoryFacts` of all are
 * stored with the event, so that no report is read again.
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

/** A sentence, or a part of one with a verb of its own. */
export interface Clause {
  /** The folded names of its sentence. */
  readonly names: ReadonlySet<string>
  /** With those of the sentence before. */
  readonly nearby: ReadonlySet<string>
  /** By the names of `DANGER_KINDS`, whether it claims the kind or denies it. */
  readonly dangers: ReadonlyMap<string, boolean>
  /** The dangerous kinds that it states, also in words that claim none in a sentence of ours. */
  readonly stated: ReadonlySet<string>
  /** Empty when it is about now. */
  readonly pastYears: readonly number[]
}

/** The facts of a sentence of ours, or of one of a later item that may contradict it. */
export interface SentenceFacts {
  /** The text without its dates, and the words of that. */
  readonly rest: string
  readonly words: readonly Word[]
  readonly dates: readonly StatedDate[]
  readonly numbers: readonly Stated[]
  readonly ratings: readonly number[]
  readonly quotations: readonly Quotation[]
  readonly clauses: readonly Clause[]
}

/** The facts of an item, in the forms that sentences are compared with. */
export interface ItemFacts {
  readonly language: 'de' | 'en'
  /** All words, folded, in order. */
  readonly order: readonly string[]
  /** The same as one text, which quotations are looked up in. */
  readonly said: string
  readonly clauses: readonly Clause[]
  /** Single words, and neighbouring words joined. */
  readonly words: ReadonlySet<string>
  /** Capitalised words, by the capitalised word before them. */
  readonly pairs: ReadonlyMap<string, readonly string[]>
  readonly places: ReadonlySet<number>
  readonly ratings: readonly number[]
  readonly numbers: readonly Stated[]
  /** What the numbers say in other words. */
  readonly implied: readonly Stated[]
  readonly dates: readonly StatedDate[]
  /** The named weekdays; without any, those of its dates and of its publication. */
  readonly weekdays: ReadonlySet<number>
  /** The named seasons; without any, those of its dates. */
  readonly seasons: ReadonlySet<string>
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

/** The words of a title, in the form that titles are compared in. */
export interface TitleKey {
  /** All words. */
  readonly folded: string
  /** A review or an interview is a separate event. */
  readonly kind: string
  readonly years: readonly string[]
  /** Countries and regions, by number. */
  readonly regions: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Names in quotation marks: a record, a song. */
  readonly quoted: readonly string[]
}

/** What a report has in its title. */
export interface Heading {
  readonly key: TitleKey
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
}

/** One report of an event: its title for itself, and the facts of title and text. */
export interface Report extends Heading {
  readonly facts: StoryFacts
}

/** What is read of an item or of an article. */
export interface Reported {
  readonly title: string
  readonly text: string
  readonly category: ArticleCategory
  readonly language: Evidence['language']
  readonly publishedAt: string | null
  readonly fetchedAt: string
}
