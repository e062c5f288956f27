import type { ArticleSource } from '#shared/api/articles.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'

/** What the pipeline wrote, with what it rests on. */
export interface ArticleText {
  readonly title: string
  readonly excerpt: string
  readonly category: ArticleCategory
  readonly rating?: number | undefined
  readonly tags: readonly string[]
  readonly bands: readonly string[]
  /** In order; `p` is the paragraph, `s` the positions in `sources`. Short names: every reader pays for them. */
  readonly sentences: readonly {
    readonly t: string
    readonly p: number
    readonly s: readonly number[]
  }[]
  readonly sources: readonly ArticleSource[]
  readonly clusterId: string
  readonly model: string
  readonly promptVersion: string
  /** When the model wrote it; it appears under its id's time. */
  readonly generatedAt: string
}

/**
 * A published article lies twice, in one transaction: among all, and among its category. So a page of either is one
 * query, and no reader pays for what they do not see.
 */
export interface ArticleItem extends ArticleText {
  readonly PK: string
  readonly SK: string
  /** On the copy among all only: one event for one article. */
  readonly entity?: 'Article' | undefined
}

/** A draft that a guard stopped; it moves to the articles when a moderator lets it. */
export interface HeldArticleItem extends ArticleText {
  readonly PK: typeof HELD_ARTICLES
  readonly SK: string
  /** German, one line each. */
  readonly findings: readonly string[]
}

export const ARTICLES = 'ARTICLES'
export const HELD_ARTICLES = 'HELD_ARTICLES'

export const articleKey = (id: string) => ({ PK: ARTICLES, SK: id }) as const
/** Of one category, or of all. */
export const articlesPartition = (category?: ArticleCategory): string =>
  category === undefined ? ARTICLES : `${ARTICLES}#${category}`

export const articleCategoryKey = (category: ArticleCategory, id: string) => ({
  PK: articlesPartition(category),
  SK: id,
})
export const heldArticleKey = (id: string) => ({ PK: HELD_ARTICLES, SK: id }) as const
