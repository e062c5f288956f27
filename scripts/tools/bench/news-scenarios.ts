import { getArticle, listArticles } from '#shared/api/articles.ts'
import type { CallOptions } from '#testing/call.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const OK = 200
const PAGE = 20

/** Requests of readers of the news, with as many articles as the feed has posts. */
export const newsScenariosOf = ({ viewer, members, articleIds }: World): readonly Scenario[] => {
  const tokenOf = (index: number): string => members[index % members.length]?.token ?? ''
  const reading = { status: OK, isRead: true }
  const news = (
    name: string,
    target: Scenario['target'],
    query: NonNullable<CallOptions['query']> = {},
  ): Scenario => ({
    ...reading,
    name,
    contract: listArticles,
    target,
    countsUncached: true,
    once: { token: viewer.token, query },
    load: (index) => ({ token: tokenOf(index), query }),
  })
  const params = { id: articleIds.at(-1) ?? '' }
  return [
    { ...news('News', { cpuMs: 0.4, read: 9 }), isHot: true },
    news('News of a category', { cpuMs: 0.4, read: 9 }, { category: 'news' }),
    news('News, older page', { read: 9 }, { cursor: articleIds.at(-PAGE) ?? '' }),
    { ...news('News search', { cpuMs: 2, read: 9 }, { search: 'grabwarter' }), isHot: true },
    {
      ...reading,
      name: 'Article',
      contract: getArticle,
      target: { read: 2 },
      once: { token: viewer.token, params },
      load: (index) => ({ token: tokenOf(index), params }),
    },
  ]
}
