import { describe, expect, it } from 'vitest'
import { chooseArticleBand, getArticle, type Article } from '#shared/api/articles.ts'
import { getBand, type Band } from '#shared/api/bands.ts'
import { keptKey, type KeptItem } from '#platform/content/kept.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, transact } from '#platform/table/index.ts'
import { articleText } from '#testing/articles.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import {
  articleKey,
  publishArticle,
  readArticle,
  restoreArticle,
  takeDownArticle,
  type ArticleItem,
} from '../../articles/index.ts'
import { handler as linkArticle } from '../effects/link-article.ts'
import { linkBands } from './link-bands.ts'
import { handler } from './choose-article-band.ts'

const deliver = deliverTo('link-article', linkArticle)
const { token } = await aMember()
const admin = await aMember({ role: 'admin' })

const publish = async (bands: readonly string[]): Promise<string> => {
  const id = newId()
  const record = await changeBy(articleKey(id), () =>
    transact(publishArticle(id, articleText({ bands, title: 'Neues Album' }))),
  )
  if (!record) throw new Error('not published')
  await deliver(record)
  return id
}

const choose = (id: string, name: string, bandId: string | null, by = admin.token) =>
  call(handler, chooseArticleBand, { token: by, params: { id }, body: { name, bandId } })

const linksOf = async (id: string): Promise<Article['bandLinks']> => {
  const { json } = await call(await handlerOf(getArticle.id), getArticle, { token, params: { id } })
  return (json as Article).bandLinks
}

const articlesOf = async (id: string) => {
  const { json } = await call(await handlerOf(getBand.id), getBand, { token, params: { id } })
  const { articlesCount, articles } = json as Band
  return { count: articlesCount, ids: articles.map((one) => one.id) }
}

const twoBands = async () => {
  const name = `Wrath ${newId()}`
  return {
    name,
    first: await storedBand({ name, country: 'Deutschland', formedYear: 1998 }),
    second: await storedBand({ name, country: 'Schweiz', formedYear: 2008 }),
  }
}

describe('an article that names one of two bands', () => {
  it('belongs to the chosen one, whose page shows it, also when the choice is repeated', async () => {
    const { name, first, second } = await twoBands()
    const id = await publish([name.toUpperCase()])
    for (let count = 0; count < 2; count++)
      expect(await choose(id, name, second)).toMatchObject({
        status: 200,
        json: { bandLinks: [{ name: name.toUpperCase(), id: second }] },
      })
    expect(await linksOf(id)).toEqual([{ name: name.toUpperCase(), id: second }])
    expect(await articlesOf(second)).toEqual({ count: 1, ids: [id] })
    expect(await articlesOf(first)).toEqual({ count: 0, ids: [] })
  })

  it('moves to the other one, and to none', async () => {
    const { name, first, second } = await twoBands()
    const id = await publish([name])
    await choose(id, name, first)
    await choose(id, name, second)
    expect(await articlesOf(first)).toEqual({ count: 0, ids: [] })
    expect(await articlesOf(second)).toEqual({ count: 1, ids: [id] })
    await choose(id, name, null)
    expect(await linksOf(id)).toEqual([])
    expect(await articlesOf(second)).toEqual({ count: 0, ids: [] })
  })

  it('leaves the first band, to which it was linked before there was a second', async () => {
    const name = `Wrath ${newId()}`
    const first = await storedBand({ name, country: 'Deutschland' })
    const id = await publish([name])
    expect(await articlesOf(first)).toEqual({ count: 1, ids: [id] })
    const second = await storedBand({ name, country: 'Schweiz' })
    await choose(id, name, second)
    await linkBands(id)
    expect(await linksOf(id)).toEqual([{ name, id: second }])
    expect(await articlesOf(first)).toEqual({ count: 0, ids: [] })
  })

  it('keeps the choice when the article comes back, and one band when two are chosen at once', async () => {
    const { name, first, second } = await twoBands()
    const id = await publish([name])
    const answers = await Promise.all([choose(id, name, first), choose(id, name, second)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [link] = await linksOf(id)
    const counts = [await articlesOf(first), await articlesOf(second)].map(({ count }) => count)
    expect(counts).toEqual(link?.id === first ? [1, 0] : [0, 1])
    const article = await readArticle(id, { consistent: true })
    if (!article) throw new Error('No article')
    const [statementId, reason] = [newId(), 'Im Zweifel']
    const gone = await changeBy(articleKey(id), () =>
      transact(takeDownArticle(article, { id: statementId, reason })),
    )
    if (gone) await deliver(gone)
    const kept = await get(keptKey('article', id), { consistent: true })
    const back = await changeBy(articleKey(id), () =>
      transact(restoreArticle(kept as KeptItem<ArticleItem>, statementId)),
    )
    if (back) await deliver(back)
    expect(await linksOf(id)).toEqual([link])
  })

  it('is not linked with what it does not name, and with no band of another name', async () => {
    const { name, first } = await twoBands()
    const id = await publish([name])
    const other = await storedBand({ name: `Anders ${newId()}` })
    expect((await choose(id, name, other)).status).toBe(400)
    expect((await choose(id, name, newId())).status).toBe(400)
    expect((await choose(id, 'Unbeteiligt', first)).status).toBe(400)
    expect((await choose(newId(), name, first)).status).toBe(404)
    expect(await linksOf(id)).toEqual([])
  })

  it('is for admins, as its corrections are', async () => {
    const { name, first } = await twoBands()
    const id = await publish([name])
    for (const role of ['member', 'reviewer', 'moderator'] as const) {
      const one = await aMember({ role })
      expect((await choose(id, name, first, one.token)).status).toBe(403)
    }
  })
})
