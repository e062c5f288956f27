import { handler } from '../articles/effects/index-article.ts'
import type { Stored } from '#platform/table/index.ts'
import { storedArticle } from './articles.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { putAll } from './posts.ts'
import { remove } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const cost = (before: Stored | null, after: Stored | null): Promise<Units> =>
  unitsOf(() => deliverTo('index-article', handler)(changeRecord(before, after)))

/** Costs of the search index when an article appears, gains a source, and is removed. */
export const articleScenarios: Record<string, () => Promise<Units>> = {
  'index-article Article.created': async () => {
    const { article, items } = storedArticle()
    await putAll(items)
    return cost(null, article)
  },
  'index-article Article.changed': async () => {
    const { article } = storedArticle()
    return cost(article, {
      ...article,
      sources: [...article.sources, ...article.sources],
    } as Stored)
  },
  'index-article Article.removed': async () => {
    const { article, items, words } = storedArticle()
    await putAll([...items, ...words])
    for (const item of items) await remove(item)
    return cost(article, null)
  },
}
