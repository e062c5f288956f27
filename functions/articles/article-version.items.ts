import type { Correction } from '#shared/api/articles.ts'
import { update, type Key, type Partition, type Write } from '#platform/table/index.ts'
import type { ArticleText } from './article.items.ts'

/** What a correction can change of an article. */
export type CorrectableText = Pick<ArticleText, 'title' | 'excerpt' | 'sentences'>

/** A version of an article that a correction replaced. Readers can compare it with the next one. */
export interface ArticleVersionItem extends Partial<
  CorrectableText & Pick<ArticleText, 'sources'>
> {
  readonly PK: string
  readonly SK: string
  readonly version: number
  readonly replacedBy: Correction
  /** Its texts and sources are absent then. */
  readonly isWithdrawn?: true
}

export const articleVersionsPartition = (articleId: string): Partition<ArticleVersionItem> => ({
  PK: `ARTICLE_VERSIONS#${articleId}`,
})

const DIGITS = 6

export const articleVersionKey = (articleId: string, version: number): Key<ArticleVersionItem> => ({
  PK: articleVersionsPartition(articleId).PK,
  SK: String(version).padStart(DIGITS, '0'),
})

/** Deletes what the version says. Fails when there is no such version, or it was withdrawn before. */
export const withdrawArticleText = (
  articleId: string,
  version: number,
): Write<ArticleVersionItem> =>
  update(articleVersionKey(articleId, version), {
    set: { isWithdrawn: true },
    remove: ['title', 'excerpt', 'sentences', 'sources'],
    condition: { version, isWithdrawn: undefined },
  })
