import { getArticle, listArticles } from '#shared/api/articles.ts'
import { reader } from './reader.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const PAGE = 20

/** Requests of readers of the news, with as many articles as the feed has posts. */
export const newsScenariosOf = (world: World): readonly Scenario[] => {
  const { articleIds } = world
  const reading = reader(world)
  const list = { contract: listArticles, countsUncached: true }
  const page = { ...list, target: { cpuMs: 0.4, read: 9 } }
  return [
    reading({ ...page, name: 'News', isHot: true }, { query: {} }),
    reading({ ...page, name: 'News of a category' }, { query: { category: 'news' } }),
    reading(
      { ...list, name: 'News, older page', target: { read: 9 } },
      { query: { cursor: articleIds.at(-PAGE) ?? '' } },
    ),
    reading(
      { ...list, name: 'News search', target: { cpuMs: 2, read: 9 }, isHot: true },
      { query: { search: 'grabwarter' } },
    ),
    reading(
      { name: 'Article', contract: getArticle, target: { read: 2 } },
      { params: { id: articleIds.at(-1) ?? '' } },
    ),
  ]
}
