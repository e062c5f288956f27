import { describe, expect, it } from 'vitest'
import { getArticle, type Article } from '#shared/api/articles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, transact } from '#platform/table/index.ts'
import { articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { articleCategoryKey, articleKey, type ArticleItem, articleIdFor } from './article.items.ts'
import { handler } from './get-article.ts'
import {
  addSourceTo,
  dropHeldArticle,
  holdArticle,
  publishArticle,
  removeArticle,
  textOfHeld,
} from './change-article.ts'
import { readArticle, readHeldArticle } from './article.repository.ts'

const { token } = await aMember()
const get = (id: string) => call(handler, getArticle, { token, params: { id } })

const aPublished = async (): Promise<string> => {
  const id = newId()
  await transact(publishArticle(id, articleText()))
  return id
}

const read = async (id: string): Promise<ArticleItem> => {
  const article = await readArticle(id, { consistent: true })
  if (!article) throw new Error('The article is not published')
  return article
}

const later = {
  name: 'Riffblatt',
  title: 'Grabwärter legen nach',
  url: 'https://riffblatt.test/1',
  publishedAt: null,
}

describe('an article', () => {
  it('is published once when several workers publish it', async () => {
    const id = articleIdFor('a'.repeat(32), '2026-11-20T08:00:00.000Z')
    expect(articleIdFor('a'.repeat(32), '2026-11-20T08:00:00.000Z')).toBe(id)
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => transact(publishArticle(id, articleText()))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const shown = (await get(id)).json as Article
    expect(shown).toMatchObject({ id, publishedAt: '2026-11-20T08:00:00.000Z', rating: null })
    await expect(transact(publishArticle(id, articleText()))).rejects.toThrow(ConditionFailed)
  })

  it('returns 404 while it is held, and 200 when it is approved', async () => {
    const id = newId()
    await transact(holdArticle(id, articleText(), ['„Wacken“ steht in keiner Quelle.']))
    expect((await get(id)).status).toBe(404)
    expect(await stored({ PK: 'MODERATION#article', SK: id })).toMatchObject({
      rule: '„Wacken“ steht in keiner Quelle.',
    })
    const held = await readHeldArticle(id)
    if (!held) throw new Error('The article is not held')
    await transact({ ...dropHeldArticle(held), ...publishArticle(id, textOfHeld(held)) })
    expect((await get(id)).status).toBe(200)
    expect(await readHeldArticle(id)).toBeUndefined()
    expect(await stored(articleKey(id))).not.toHaveProperty('findings')
  })

  it('loses both copies when it is removed, once', async () => {
    const id = await aPublished()
    await transact(removeArticle(id, 'news'))
    expect((await get(id)).status).toBe(404)
    expect(await stored(articleCategoryKey('news', id))).toBeNull()
    await expect(transact(removeArticle(id, 'news'))).rejects.toThrow(ConditionFailed)
  })

  it('gains a later source in both copies, once, and fails when another writer added one', async () => {
    const id = await aPublished()
    const article = await read(id)
    const parts = addSourceTo(article, later)
    if (!parts) throw new Error('The article has no room for it')
    await transact(parts)
    await expect(transact(parts)).rejects.toThrow(ConditionFailed)
    for (const key of [articleKey(id), articleCategoryKey('news', id)]) {
      expect((await stored(key))?.sources).toHaveLength(4)
    }
    const now = await read(id)
    expect(addSourceTo(now, later)).toBeNull()
    const full = { ...now, sources: Array.from({ length: 12 }, () => now.sources[0] ?? later) }
    expect(addSourceTo(full, { ...later, url: 'https://riffblatt.test/2' })).toBeNull()
  })

  it('gains a later source while it is held', async () => {
    const id = newId()
    await transact(holdArticle(id, articleText(), ['Fraglich.']))
    const held = await readHeldArticle(id)
    await transact((held && addSourceTo(held, later)) ?? {})
    expect((await readHeldArticle(id))?.sources).toHaveLength(4)
  })

  it('returns 404 for unknown ids and 400 for malformed ones', async () => {
    expect((await get(newId())).status).toBe(404)
    for (const id of ['../x', 'A', '8'.repeat(26)]) expect((await get(id)).status).toBe(400)
  })
})

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>'

it('contains nothing executable when the draft does', async () => {
  const id = newId()
  const nasty = {
    title: `Titel${SCRIPT}`,
    excerpt: `<<b>script>Kurz${SCRIPT}`,
    tags: [SCRIPT, `Doom${SCRIPT}`],
    bands: [`Band${SCRIPT}\u202e`],
    sentences: [
      { t: `Satz <svg/onload=alert(1) und I <3 Slayer`, p: 0, s: [0] },
      { t: 'I <3 Slayer', p: 0, s: [0] },
    ],
    sources: [
      { name: SCRIPT, title: SCRIPT, url: 'javascript:alert(1)', publishedAt: null },
      { name: 'N', title: 'T', url: 'http://ok.test/a b"><script>', publishedAt: null },
    ],
  }
  await transact(publishArticle(id, articleText(nasty)))
  const { text, json } = await get(id)
  expect(text).not.toMatch(/<[a-z/!?]|javascript:|\u202e/iu)
  expect(json).toMatchObject({ tags: ['Doom'], content: 'Satz I <3 Slayer' })
})
