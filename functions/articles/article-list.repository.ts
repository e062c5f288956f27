import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Article } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { articlesPartition, type ArticleItem } from './article.items.ts'
import { presentArticle } from './article.presenter.ts'

export interface ArticlePage {
  readonly articles: readonly Article[]
  readonly nextCursor: string | undefined
}

export interface ArticleFilter {
  readonly category?: ArticleCategory | undefined
  /** The last article that was seen. */
  readonly cursor?: string | undefined
}

/** What is not shown need not be parsed. */
const SHOWN = 'SK, title, excerpt, category, rating, tags, bands, sentences, sources, model'

const queryPage = async ({ category, cursor }: ArticleFilter): Promise<ArticlePage> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      ProjectionExpression: SHOWN,
      KeyConditionExpression: cursor === undefined ? 'PK = :all' : 'PK = :all AND SK < :cursor',
      ExpressionAttributeValues: {
        ':all': articlesPartition(category),
        ...(cursor === undefined ? {} : { ':cursor': cursor }),
      },
      ScanIndexForward: false,
      Limit: LIMITS.articlePage,
    }),
  )
  const articles = (Items as ArticleItem[]).map(presentArticle)
  return { articles, nextCursor: LastEvaluatedKey ? articles.at(-1)?.id : undefined }
}

/** The first page is the same for everybody: one read in two seconds per function and category is enough. */
const HEAD_FRESH_MS = 2000
interface Head {
  readonly page: Promise<ArticlePage>
  readonly until: number
}
const heads = new Map<ArticleCategory | undefined, Head>()

export const forgetArticleHeads = (): void => heads.clear()

const readHead = (category: ArticleCategory | undefined): Promise<ArticlePage> => {
  const head = heads.get(category)
  if (head && head.until > now()) return head.page
  const page = queryPage({ category })
  heads.set(category, { page, until: now() + HEAD_FRESH_MS })
  page.catch(forgetArticleHeads)
  return page
}

/** A page of what appeared, newest first. */
export const readArticles = (wanted: ArticleFilter): Promise<ArticlePage> =>
  wanted.cursor === undefined ? readHead(wanted.category) : queryPage(wanted)
