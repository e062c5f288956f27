import { expect, it } from 'vitest'
import { transact } from '#platform/table/index.ts'
import { aCorrectedArticle, correctTitle } from '#testing/articles.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { storedUnder } from '#testing/stored.ts'
import { articleKey } from '../article.items.ts'
import { removeArticle } from '../change-article.ts'
import { handler } from './forget-article-versions.ts'

const deliver = deliverTo('forget-article-versions', handler)

it('deletes the older versions of a removed article, also when the event is repeated', async () => {
  const [id, other] = [await aCorrectedArticle(), await aCorrectedArticle()]
  await correctTitle(id, 'Grabwärter bleiben beim Herbst')
  expect(await storedUnder(`ARTICLE_VERSIONS#${id}`)).toHaveLength(2)
  const gone = await changeBy(articleKey(id), () => transact(removeArticle(id, 'news')))
  if (gone) await deliver(gone, gone)
  expect(await storedUnder(`ARTICLE_VERSIONS#${id}`)).toEqual([])
  expect(await storedUnder(`ARTICLE_VERSIONS#${other}`)).toHaveLength(1)
})
