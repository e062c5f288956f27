import { contentSourceReport } from '#shared/api/content-report.ts'
import { readSources } from '../../pipeline/sources/index.ts'
import { articleCountKey, articlesPartition, type ArticleItem } from '../../articles/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { get, query } from '#platform/table/index.ts'
import { judgeReport, judgeProvenance, presentRow } from './provenance.rules.ts'

const MAX_ARTICLES = 50
/** The stage that also runs on developers' machines. */
const DEVELOPMENT = 'dev'

/** How many articles are published; fewer than there are while none was counted. */
const readArticleCount = async (): Promise<number> => (await get(articleCountKey))?.articles ?? 0

const readNewestArticles = async (count: number): Promise<readonly ArticleItem[]> => {
  const { items } = await query(articlesPartition(), { newestFirst: true, limit: count })
  return items
}

export const handler = endpoint(contentSourceReport, async () => {
  const [articles, total, sources] = await Promise.all([
    readNewestArticles(MAX_ARTICLES),
    readArticleCount(),
    readSources(),
  ])
  const judged = articles.map((article) => ({
    article,
    provenance: judgeProvenance(article, env.stage === DEVELOPMENT),
  }))
  return {
    ...judgeReport(
      judged.map(({ provenance }) => provenance),
      total,
    ),
    rssFeeds: sources
      .map(({ name, url, category }) => ({ name, url, category }))
      .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
    articles: judged.map(({ article, provenance }) => presentRow(article, provenance)),
  }
})
