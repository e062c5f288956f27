import type { ArticleCategory } from '#shared/domain/news.ts'
import { wordsOfName } from '#shared/domain/name-for-search.ts'
import type { Key } from '#platform/table/index.ts'
import type { Report } from '../../facts/index.ts'

/** What a new article is compared with, instead of the text of the published one. */
export interface PublishedStory extends Report {
  readonly articleId: string
  readonly category: ArticleCategory
}

/** The articles of 72 hours that name a band. */
export interface BandStoriesItem {
  readonly PK: string
  readonly SK: 'RECENT'
  readonly stories: readonly PublishedStory[]
  /** Increases with each change; a writer that read an older revision fails. */
  readonly revision: number
  readonly expiresAt: number
}

export const bandStoriesKey = (band: string): Key<BandStoriesItem> => ({
  PK: `BAND_STORIES#${wordsOfName(band).join(' ')}`,
  SK: 'RECENT',
})
