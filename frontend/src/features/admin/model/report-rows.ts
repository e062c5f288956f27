import type { ContentSourceReport } from '#shared/api/content-report.ts'

export type Feed = ContentSourceReport['rssFeeds'][number]
export type Article = ContentSourceReport['articles'][number]

/** An empty `verifiability` keeps every article. */
export const withVerifiability = (
  articles: readonly Article[],
  verifiability: string,
): readonly Article[] =>
  articles.filter((article) => verifiability === '' || article.verifiability === verifiability)
