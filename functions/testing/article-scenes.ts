import { handler } from '../articles/effects/index-article.ts'
import { handler as forgetVersions } from '../articles/effects/forget-article-versions.ts'
import { articleKey, removeArticle } from '../articles/index.ts'
import { transact, type Stored } from '#platform/table/index.ts'
import { aCorrectedArticle, correctTitle, storedArticle } from './articles.ts'
import { changeBy, changeRecord, deliverTo } from './changes.ts'
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
  'index-article Article.changed (corrected)': async () => {
    const { id, article, items, words } = storedArticle()
    await putAll([...items, ...words])
    const record = await changeBy(article, () => correctTitle(id, 'Grabwärter verschieben Album'))
    return unitsOf(() => deliverTo('index-article', handler)(...(record ? [record] : [])))
  },
  'forget-article-versions Article.removed': async () => {
    const id = await aCorrectedArticle()
    const record = await changeBy(articleKey(id), () => transact(removeArticle(id, 'news')))
    return unitsOf(() =>
      deliverTo('forget-article-versions', forgetVersions)(...(record ? [record] : [])),
    )
  },
  'index-article Article.removed': async () => {
    const { article, items, words } = storedArticle()
    await putAll([...items, ...words])
    for (const item of items) await remove(item)
    return cost(article, null)
  },
}
