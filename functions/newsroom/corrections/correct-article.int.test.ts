import { describe, expect, it } from 'vitest'
import {
  correctArticle,
  getArticle,
  listArticles,
  listArticleVersions,
  reportArticle,
  type Article,
  type ArticleVersion,
} from '#shared/api/articles.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { articleCategoryKey } from '../../articles/index.ts'
import { forgetFirstPages } from '../../articles/article-list.repository.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aCorrection, anArticle, articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { handler } from './correct-article.ts'

type Body = Partial<SentBodyOf<typeof correctArticle>>

const admin = await aMember({ role: 'admin' })
const reader = await aMember()

const correct = (id: string, body: Body = {}, by: Pick<TestMember, 'token'> = admin) =>
  call(handler, correctArticle, {
    token: by.token,
    params: { id },
    // No other article has the title, unless the test says so.
    body: { ...aCorrection(), title: `Verschoben ${id}`, version: 1, ...body },
  })

const read = async (id: string): Promise<Article> =>
  (await call(await handlerOf(getArticle.id), getArticle, { token: reader.token, params: { id } }))
    .json

const versionsOf = async (id: string): Promise<ArticleVersion[]> =>
  (
    await call(await handlerOf(listArticleVersions.id), listArticleVersions, {
      token: reader.token,
      params: { id },
    })
  ).json

const report = async (by: TestMember, id: string) =>
  call(await handlerOf(reportArticle.id), reportArticle, {
    token: by.token,
    params: { id },
    body: { text: 'Falsch.', sentence: { index: 1, text: articleText().sentences[1]?.t ?? '' } },
  })

const logOf = async (id: string) => {
  const lines = await storedUnder(`MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`)
  return lines.filter((line) => line['contentId'] === id)
}

const [FIRST] = aCorrection().sentences

describe('a correction', () => {
  it('is shown with its note in both lists, and the older version stays readable', async () => {
    const id = await anArticle()
    const { json, status } = await correct(id)
    expect(status).toBe(200)
    const { excerpt, note } = aCorrection()
    expect(json).toMatchObject({ title: `Verschoben ${id}`, excerpt, version: 2 })
    expect(await read(id)).toEqual(json)
    expect((await read(id)).corrections).toEqual([
      { version: 2, at: expect.any(String) as string, note, by: 'redaktion', sourceName: null },
    ])
    forgetFirstPages()
    for (const query of [{}, { category: 'news' }]) {
      const list = await call(await handlerOf(listArticles.id), listArticles, {
        token: reader.token,
        query,
      })
      expect((list.json as Article[]).find((one) => one.id === id)).toEqual(json)
    }
    expect(await versionsOf(id)).toMatchObject([
      { version: 1, title: articleText().title, replacedBy: { version: 2, note } },
    ])
  })

  it('changes, removes and adds sentences, and names the later source that says otherwise', async () => {
    const id = await anArticle()
    const sentences = [
      { text: 'Das Album erscheint im Winter.', paragraph: 0, sources: [2, 2] },
      { text: 'Wir haben das Datum korrigiert.', paragraph: 1, sources: [] },
    ]
    const { json } = await correct(id, { sentences, laterSource: 2 })
    expect((json as Article).sentences).toEqual([
      { text: 'Das Album erscheint im Winter.', paragraph: 0, sources: [2] },
      { text: 'Wir haben das Datum korrigiert.', paragraph: 1, sources: [] },
    ])
    expect((json as Article).corrections).toMatchObject([
      { by: 'source', sourceName: 'Metal Herold' },
    ])
  })

  it('can restore an older version, which is a correction itself', async () => {
    const id = await anArticle({ title: `Zuerst ${newId()}` })
    await correct(id)
    const [older] = await versionsOf(id)
    if (!older) throw new Error('There is an older version.')
    const { title, excerpt, sentences } = older
    const note = 'Die erste Fassung stimmte doch.'
    const { json } = await correct(id, { title, excerpt, sentences, note, version: 2 })
    expect(json).toMatchObject({ title, version: 3 })
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([2, 1])
  })

  it('wins once when two admins correct the same version, and loses nothing', async () => {
    const id = await anArticle()
    const other = await aMember({ role: 'admin' })
    const answers = await Promise.all([
      correct(id, { title: `Erste Korrektur ${id}` }),
      correct(id, { title: `Zweite Korrektur ${id}` }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.text).toContain('noch einmal')
    expect((await read(id)).corrections).toHaveLength(1)
    expect(await versionsOf(id)).toHaveLength(1)
    expect((await stored(articleCategoryKey('news', id)))?.title).toBe((await read(id)).title)
  })

  it('answers a repeated call like the first one', async () => {
    const id = await anArticle()
    const first = await correct(id)
    const second = await correct(id)
    expect(second.json).toEqual(first.json)
    expect(await versionsOf(id)).toHaveLength(1)
    expect(await logOf(id)).toMatchObject([{ action: 'correct', moderatorId: admin.id }])
  })

  it('answers a repeated call like the first one when its texts are stored without markup', async () => {
    const id = await anArticle()
    const body = { excerpt: 'Im <b>Winter</b>', note: 'Erst im <b>Winter</b>' }
    const first = await correct(id, body)
    expect(first.json).toMatchObject({ excerpt: 'Im Winter' })
    const second = await correct(id, body)
    expect([second.status, second.json]).toEqual([200, first.json])
  })

  it('stores nothing that a browser could execute', async () => {
    const id = await anArticle()
    const script = '<script>alert(1)</script>'
    const { text } = await correct(id, {
      title: `Titel ${id}${script}`,
      note: `Notiz dazu${script}`,
    })
    expect(text).not.toMatch(/<[a-z/!?]/iu)
  })

  it('keeps the newest twenty corrections and older versions', async () => {
    const id = await anArticle()
    for (let version = 1; version <= 22; version++) {
      const title = `Fassung ${version + 1} ${id}`
      expect((await correct(id, { title, version })).status).toBe(200)
    }
    const { corrections, version } = await read(id)
    expect([corrections.length, corrections[0]?.version, version]).toEqual([20, 4, 23])
    expect((await versionsOf(id)).map((older) => older.version)).toEqual(
      Array.from({ length: 20 }, (_, index) => 22 - index),
    )
  })
})

describe('the title of a correction', () => {
  it('is refused while another article of these days has it, and free again afterwards', async () => {
    const [one, two, three] = [await anArticle(), await anArticle(), await anArticle()]
    const title = `Die Band kommt ${one}`
    expect((await correct(one, { title })).status).toBe(200)
    const refused = await correct(two, { title: title.toUpperCase() })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(title)])
    expect((await read(two)).version).toBe(1)
    expect((await correct(one, { title: `Sie kommt nicht ${one}`, version: 2 })).status).toBe(200)
    expect((await correct(three, { title })).status).toBe(200)
  })

  it('is stored once when two articles are corrected to it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const ids = [await anArticle(), await anArticle()]
      const title = `Beide kommen ${newId()}`
      const answers = await Promise.all(ids.map((id) => correct(id, { title })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('may stay as it is, although another article has it', async () => {
    const { title } = articleText()
    const id = await anArticle()
    await anArticle()
    expect((await correct(id, { title: title.toUpperCase() })).status).toBe(200)
  })
})

describe('a refused correction', () => {
  it('returns 403 to members and moderators, 404 for unknown articles', async () => {
    const id = await anArticle()
    for (const by of [reader, await aModerator()])
      expect((await correct(id, {}, by)).status).toBe(403)
    expect((await correct(newId())).status).toBe(404)
  })

  it.each([
    ['a short note', { note: 'Datum.' }],
    ['a long note', { note: 'x'.repeat(301) }],
    ['no title', { title: ' ' }],
    ['no sentence', { sentences: [] }],
    ['an empty sentence', { sentences: [{ text: '', paragraph: 0, sources: [0] }] }],
    ['an unknown source', { sentences: [{ text: 'Neu.', paragraph: 0, sources: [3] }] }],
    ['an unknown later source', { laterSource: 3 }],
    ['a banned term', { excerpt: 'Das ist N.S.B.M. im besten Sinn.' }],
    ['a banned term in the note', { note: 'Jetzt mit N.S.B.M. darin.' }],
  ])('returns 400 for %s', async (_, body: Body) => {
    const id = await anArticle()
    expect((await correct(id, body)).status).toBe(400)
    expect((await read(id)).version).toBe(1)
  })

  it('returns 400 when nothing changes', async () => {
    const { title, excerpt } = articleText()
    const id = await anArticle()
    expect((await correct(id, { title, excerpt })).status).toBe(400)
  })

  it('can correct an article whose term a moderator accepted', async () => {
    const t = 'Die Band spielt gegen N.S.B.M. an.'
    const id = await anArticle({ sentences: [{ t, p: 0, s: [0] }] })
    const sentences = [{ text: t, paragraph: 0, sources: [0] }]
    expect((await correct(id, { sentences })).status).toBe(200)
    expect(FIRST?.sources).toEqual([0])
  })
})

describe('the reports of a corrected article', () => {
  it('are answered when the admin says so, and the log keeps them', async () => {
    const id = await anArticle()
    await report(reader, id)
    expect((await correct(id, { closesReports: true })).status).toBe(200)
    expect(await stored(heldKey('article', id))).toBeNull()
    expect(await logOf(id)).toMatchObject([
      { action: 'correct', reason: aCorrection().note, reports: [{ memberId: reader.id }] },
    ])
    const late = await decide(await aModerator(), ['article', id], { action: 'reject' })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('korrigiert')])
  })

  it('keep waiting when the correction is about something else', async () => {
    const id = await anArticle()
    await report(reader, id)
    await correct(id)
    expect(await stored(heldKey('article', id))).toMatchObject({
      reports: [{ memberId: reader.id }],
    })
    const [line] = await logOf(id)
    expect(line).not.toHaveProperty('reports')
  })

  it('are answered once when a moderator decides at the same time', async () => {
    const id = await anArticle()
    await report(reader, id)
    const [correction] = await Promise.all([
      correct(id, { closesReports: true }),
      decide(await aModerator(), ['article', id], { action: 'approve' }),
    ])
    expect(correction.status).toBe(200)
    const answered = (await logOf(id)).filter((line) => line['reports'] !== undefined)
    expect(answered).toHaveLength(1)
  })
})
