import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listArticles, type Article } from '#shared/api/articles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { articleText, correctTitle } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { articleWordItems } from '../article-word.items.ts'
import { articleKey } from '../article.items.ts'
import { addSourceTo, publishArticle, removeArticle } from '../change-article.ts'
import { readArticle } from '../article.repository.ts'
import { handler as list } from '../list-articles.ts'
import { handler } from './index-article.ts'

const deliver = deliverTo('index-article', handler)
const { token } = await aMember()

const find = async (search: string): Promise<string[]> => {
  const { json } = await call(list, listArticles, { token, query: { search } })
  return (json as Article[]).map(({ id }) => id)
}

const entries = async (id: string): Promise<(object | null)[]> => {
  const texts = [articleText(), articleText({ title: 'Ganz anders' })]
  const all = texts.flatMap((text) => articleWordItems(id, text))
  const keys = new Map(all.map(({ PK, SK }) => [PK, { PK, SK }])).values()
  return Promise.all([...keys].map(stored))
}

const gainSource = async (id: string): Promise<void> => {
  const read = await readArticle(id, { consistent: true })
  const url = `https://riffblatt.test/${newId()}`
  const source = { name: 'R', title: 'T', url, publishedAt: null }
  await transact((read && addSourceTo(read, source)) ?? {})
}

it('makes an article searchable from its publication to its removal', async () => {
  const id = newId()
  const key = articleKey(id)
  const publish = () => transact(publishArticle(id, articleText({ bands: ['Schattenwurm'] })))
  const appeared = await changeBy(key, publish)
  if (appeared) await deliver(appeared)
  expect(await find('schattenw')).toEqual([id])
  const gone = await changeBy(key, () => transact(removeArticle(id, 'news')))
  expect(await find('schattenw')).toEqual([])
  if (gone) await deliver(gone)
  expect(await storedUnder('ARTICLE_WORD#schat')).toEqual([])
})

it('follows a correction: new words are found, and dropped ones are not', async () => {
  const id = newId()
  const text = articleText({ title: 'Moorhexe kündigt Tour an', bands: [] })
  const appeared = await changeBy(articleKey(id), () => transact(publishArticle(id, text)))
  if (appeared) await deliver(appeared)
  const corrected = await changeBy(articleKey(id), () => correctTitle(id, 'Sumpfhexe sagt ab'))
  expect(await find('moorhexe')).toEqual([id])
  // The late event of the publication restores nothing.
  if (appeared && corrected) await deliver(corrected, appeared)
  expect(await find('moorhexe')).toEqual([])
  expect(await find('sumpfhexe')).toEqual([id])
})

it('ends in the right state when events are repeated, late and out of order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(anyDelivery, anyDelivery, anyDelivery, anyDelivery),
      fc.boolean(),
      async (delays, goes) => {
        const id = newId()
        const queue = new UnreliableQueue(deliver)
        const step = async (work: () => Promise<void>, when: readonly number[] = [0]) =>
          queue.next(await changeBy(articleKey(id), work), when)
        await step(() => transact(publishArticle(id, articleText())), delays[0])
        await step(() => gainSource(id), delays[1])
        await step(() => correctTitle(id, 'Ganz anders'), delays[3])
        if (goes) await step(() => transact(removeArticle(id, 'news')), delays[2])
        await queue.drain()
        const found = (await entries(id)).filter((entry) => entry !== null)
        const left = articleWordItems(id, articleText({ title: 'Ganz anders' }))
        expect(found).toHaveLength(goes ? 0 : left.length)
      },
    ),
    { numRuns: runsOf(8) },
  )
})
