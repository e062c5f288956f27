import type { Correction } from '#shared/api/articles.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import type { ArticleText } from './article.items.ts'

/** What a correction can change of an article. */
export type CorrectableText = Pick<ArticleText, 'title' | 'excerpt' | 'sentences'>

/** A version of an article that a correction replaced. Readers can compare it with the next one. */
export interface ArticleVersionItem extends CorrectableText, Pick<ArticleText, 'sources'> {
  readonly PK: string
  readonly SK: string
  readonly version: number
  readonly replacedBy: Correction
}

export const articleVersionsPartition = (articleId: string): Partition<ArticleVersionItem> => ({
  PK: `ARTICLE_VERSIONS#${articleId}`,
})

const DIGITS = 6

export const articleVersionKey = (articleId: string, version: number): Key<ArticleVersionItem> => ({
  PK: articleVersionsPartition(articleId).PK,
  SK: String(version).padStart(DIGITS, '0'),
})
