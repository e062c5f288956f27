import { createHash } from 'node:crypto'
import type { ArticleSource, Correction } from '#shared/api/articles.ts'
import type { ArticleCategory, NewsCheck } from '#shared/domain/news.ts'
import { check, exists, type Check, type Key, type Partition } from '#platform/table/index.ts'

/** An article as the pipeline wrote it, with its sources. */
export interface ArticleText {
  readonly title: string
  readonly excerpt: string
  readonly category: ArticleCategory
  readonly rating?: number | undefined
  readonly tags: readonly string[]
  readonly bands: readonly string[]
  /** In order; `p` is the paragraph, `s` the positions in `sources`, empty for a note of the editors. */
  readonly sentences: readonly {
    readonly t: string
    readonly p: number
    readonly s: readonly number[]
  }[]
  readonly sources: readonly ArticleSource[]
  readonly clusterId: string
  readonly model: string
  readonly promptVersion: string
  /** When the model wrote it. The publication time is in the article's id. */
  readonly generatedAt: string
}

/** A name as the article writes it, and the band that has it. */
export interface BandLink {
  readonly name: string
  readonly id: string
}

/**
 * A published article is stored twice, in one transaction: among all articles and in its category.
 * A page of either is one query without a filter.
 */
export interface ArticleItem extends ArticleText {
  readonly PK: string
  readonly SK: string
  /** The bands of the database among `bands`; `link-article` finds them. */
  readonly bandLinks?: readonly BandLink[]
  /** Which band an admin chose for a name that several bands have. */
  readonly chosenBands?: readonly BandLink[] | undefined
  /** Absent until the first correction, which makes version 2. */
  readonly version?: number | undefined
  /** Oldest first, at most `LIMITS.corrections`. */
  readonly corrections?: readonly Correction[] | undefined
  /** Only on the copy among all articles, so that one article causes one event. */
  readonly entity?: 'Article' | undefined
}

/** A part of a held article in which checks found something. It waits until an editor decides about it. */
export interface HeldPlace {
  /** Names the place for good; sentences move up when one before them is removed. */
  readonly id: number
  readonly at: 'title' | 'excerpt' | 'sentence' | 'name' | 'rating' | 'article'
  /** Of a sentence: its position. */
  readonly index?: number | undefined
  /** Of a band or tag. */
  readonly name?: string | undefined
  readonly findings: readonly { readonly check: NewsCheck; readonly message: string }[]
  /** What the cited items say about it, for editors only; `source` is a position in `sources`. */
  readonly passages: readonly { readonly source: number; readonly text: string }[]
}

/** A draft that a guard held. A moderator's approval publishes it. */
export interface HeldArticleItem extends ArticleText {
  readonly PK: typeof HELD_ARTICLES
  readonly SK: string
  /** German, one line each. */
  readonly findings: readonly string[]
  /** What editors have not decided yet; absent on articles that were held before places were stored. */
  readonly places?: readonly HeldPlace[] | undefined
  /** Increases with each decision about a place. */
  readonly revision?: number | undefined
  /** The newest decision about a place, to recognise it when its answer was lost. */
  readonly lastDecision?: string | undefined
}

/** How many articles are published; counted with each of them. */
export interface ArticleCountItem {
  readonly PK: string
  readonly SK: string
  readonly articles?: number
}

export const ARTICLES = 'ARTICLES'
export const HELD_ARTICLES = 'HELD_ARTICLES'

export const articleKey = (id: string): Key<ArticleItem> => ({ PK: ARTICLES, SK: id })

/** The articles of one category, or all. */
export const articlesPartition = (category?: ArticleCategory): Partition<ArticleItem> => ({
  PK: category === undefined ? ARTICLES : `${ARTICLES}#${category}`,
})

export const articleCategoryKey = (category: ArticleCategory, id: string): Key<ArticleItem> => ({
  PK: articlesPartition(category).PK,
  SK: id,
})

export const articleCountKey: Key<ArticleCountItem> = { PK: 'ARTICLE_COUNT', SK: 'COUNT' }

export const heldArticleKey = (id: string): Key<HeldArticleItem> => ({ PK: HELD_ARTICLES, SK: id })

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_DIGITS = 10
const RANDOM_DIGITS = 16
const RANDOM_BYTES = 10

const crockford = (value: bigint, digits: number): string =>
  Array.from(
    { length: digits },
    (_, index) => CROCKFORD[Number((value >> BigInt(5 * (digits - 1 - index))) & 31n)],
  ).join('')

/** Derives the article's id from its cluster, so that a cluster has one article. Its time is that of the event. */
export const articleIdFor = (clusterId: string, firstSeenAt: string): string => {
  const hash = createHash('sha256').update(clusterId).digest('hex')
  const random = BigInt(`0x${hash.slice(0, RANDOM_BYTES * 2)}`)
  return crockford(BigInt(Date.parse(firstSeenAt)), TIME_DIGITS) + crockford(random, RANDOM_DIGITS)
}

export const articleIsPublished = (id: string): Check => check(articleKey(id), exists)
