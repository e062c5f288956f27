import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { env } from '#platform/runtime/env.ts'
import { readItems } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { articleKey, type ArticleItem } from './article.items.ts'
import { presentArticle } from './article.presenter.ts'
import { wordSearch, type ArticleWordItem, type WordSearch } from './article-word.items.ts'
import type { ArticlePage, ArticleFilter } from './article-list.repository.ts'

/** As many entries as two read units hold. */
const READ = 24

type Entry = Pick<ArticleWordItem, 'SK' | 'category' | 'words'>

const queryEntries = async (PK: string, cursor: string | undefined) => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      ProjectionExpression: 'SK, category, words',
      KeyConditionExpression: cursor === undefined ? 'PK = :stem' : 'PK = :stem AND SK < :cursor',
      ExpressionAttributeValues: {
        ':stem': PK,
        ...(cursor === undefined ? {} : { ':cursor': cursor }),
      },
      ScanIndexForward: false,
      Limit: READ,
    }),
  )
  return { entries: Items as Entry[], hasMore: LastEvaluatedKey !== undefined }
}

const read = async (ids: readonly string[]): Promise<ArticlePage['articles']> => {
  const found = (await readItems(ids.map(articleKey))) as ArticleItem[]
  return found.toSorted((a, b) => (a.SK < b.SK ? 1 : -1)).map(presentArticle)
}

const findAt = async (
  { PK, matches }: WordSearch,
  { category, cursor }: ArticleFilter,
): Promise<ArticlePage> => {
  const { entries, hasMore } = await queryEntries(PK, cursor)
  const isWanted = (entry: Entry): boolean =>
    (category === undefined || entry.category === category) && matches(entry.words)
  const all = entries.filter(isWanted)
  const shown = all.slice(0, LIMITS.articleSearchPage)
  const lastLookedAt = all.length > shown.length ? shown.at(-1) : entries.at(-1)
  return {
    articles: await read(shown.map(({ SK }) => SK)),
    nextCursor: hasMore || all.length > shown.length ? lastLookedAt?.SK : undefined,
  }
}

/**
 * What contains words that begin as each of those typed, newest first.
 * A page looks at so many entries and no more; it may be short, or empty, and still have a next one.
 */
export const findArticles = async (typed: string, wanted: ArticleFilter): Promise<ArticlePage> => {
  const search = wordSearch(typed)
  return search ? findAt(search, wanted) : { articles: [], nextCursor: undefined }
}
