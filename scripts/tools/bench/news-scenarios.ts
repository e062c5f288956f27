import { getArticle, listArticles } from '#shared/api/articles.ts'
import { forgetFirstPages } from '#functions/articles/article-list.repository.ts'
import { handler as one } from '#functions/articles/get-article.ts'
import { handler as list } from '#functions/articles/list-articles.ts'
import type { CallOptions } from '#testing/call.ts'
import { send } from './request.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const OK = 200
const PAGE = 20

/** Requests of readers of the news, with as many articles as the feed has posts. */
export const newsScenariosOf = ({ viewer, members, articleIds }: World): readonly Scenario[] => {
  const tokenOf = (index: number): string => members[index % members.length]?.token ?? ''
  const news = (
    name: string,
    target: Scenario['target'],
    query: NonNullable<CallOptions['query']> = {},
  ): Scenario => ({
    name,
    status: OK,
    target,
    isRead: true,
    once: () => {
      forgetFirstPages()
      return send(list, listArticles, { token: viewer.token, query })
    },
    load: (index) => send(list, listArticles, { token: tokenOf(index), query }),
  })
  const params = { id: articleIds.at(-1) ?? '' }
  return [
    news('News', { cpuMs: 1.6, read: 9 }),
    news('News of a category', { cpuMs: 1.6, read: 9 }, { category: 'news' }),
    news('News, older page', { read: 9 }, { cursor: articleIds.at(-PAGE) ?? '' }),
    news('News search', { read: 9 }, { search: 'grabwarter' }),
    {
      name: 'Article',
      status: OK,
      target: { read: 2 },
      isRead: true,
      once: () => send(one, getArticle, { token: viewer.token, params }),
      load: (index) => send(one, getArticle, { token: tokenOf(index), params }),
    },
  ]
}
