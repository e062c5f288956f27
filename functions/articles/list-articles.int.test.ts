import { beforeEach, describe, expect, it } from 'vitest'
import { listArticles, type Article } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { anArticle, storedArticle, threeKilobyteArticle } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { forgetFirstPages } from './article-list.repository.ts'
import { handler } from './list-articles.ts'

const { token } = await aMember()

const list = (query: Record<string, string> = {}) => call(handler, listArticles, { token, query })

const idsOf = (articles: readonly Article[]): string[] => articles.map(({ id }) => id)

const readAll = async (query: Record<string, string> = {}): Promise<string[]> => {
  const page = await list(query)
  const cursor = page.headers['x-next-cursor']
  return [...idsOf(page.json), ...(cursor ? await readAll({ ...query, cursor }) : [])]
}

beforeEach(forgetFirstPages)

describe('the news', () => {
  it('returns 401 without a session', async () => {
    for (const stranger of [undefined, 'nope', newToken()]) {
      expect((await call(handler, listArticles, { token: stranger })).status).toBe(401)
    }
  })

  it.each([
    { cursor: "' OR 1=1" },
    { category: 'gossip' },
    { search: 'x'.repeat(LIMITS.searchQuery + 1) },
    { cursor: 'x'.repeat(10_000) },
  ])('returns 400 for %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it('lists all articles or one category, newest first, each once', async () => {
    const written: string[] = []
    for (let count = 0; count < 45; count++) {
      written.push(await anArticle({ category: count % 2 === 0 ? 'review' : 'festival' }))
    }
    const newestFirst = written.toReversed()
    expect((await readAll()).slice(0, 45)).toEqual(newestFirst)
    forgetFirstPages()
    expect(await readAll({ category: 'review' })).toEqual(
      newestFirst.filter((_, index) => index % 2 === 0),
    )
    expect(await readAll({ category: 'interview' })).toEqual([])
  })

  it('shows a new article once the cached page is over, with and without compression', async () => {
    const gzip = { 'accept-encoding': 'gzip' }
    const read = async (headers = {}) => {
      const { text } = await call(handler, listArticles, { token, headers })
      return text
    }
    await anArticle()
    const first = await read(gzip)
    expect([await read(), await read(gzip)]).toEqual([first, first])
    const added = await anArticle()
    expect(await read(gzip)).toBe(first)
    forgetFirstPages()
    expect(idsOf(JSON.parse(await read(gzip)) as Article[])[0]).toBe(added)
  })

  it('labels articles as AI-generated and cites the sources of each sentence', async () => {
    const id = await anArticle({ category: 'review', rating: 4 })
    const [article] = (await list()).json as Article[]
    expect(article).toMatchObject({
      id,
      category: 'review',
      rating: 4,
      author: 'Höllenlärm-Redaktion (KI)',
      isAiGenerated: true,
      model: 'lokales Modell',
      readTime: 1,
    })
    expect(article?.content.split('\n\n')).toHaveLength(3)
    expect(article?.sentences[4]).toMatchObject({ sources: [1], paragraph: 1 })
    expect(article?.sources).toHaveLength(3)
    expect(Object.keys(article ?? {})).not.toContain('clusterId')
  })
})

describe('the search', () => {
  it('finds word prefixes in title, excerpt, tags and bands, without regard to case and accents', async () => {
    const id = await anArticle({
      title: 'Mötley Zürich spielen „Überschall“',
      excerpt: 'AC/DC waren auch da.',
      bands: ['Mötley Zürich'],
      tags: ['Hardrock'],
    })
    for (const search of ['motley', 'MÖTL', 'zuer', 'ubersch', 'hardr', 'spielen zurich', 'dc']) {
      expect([search, idsOf((await list({ search })).json)]).toEqual([search, [id]])
    }
    for (const search of ['tley', 'motley metallica', 'motleyzurich', '🤘', '%', 'ubersehen']) {
      expect([search, idsOf((await list({ search })).json)]).toEqual([search, []])
    }
  })

  it('finds names that contain common words, also while they are typed', async () => {
    const [haunted, weg, theriak] = [
      await anArticle({ title: 'Neues von The Haunted', bands: ['The Haunted'] }),
      await anArticle({ title: 'Der Weg einer Freiheit', bands: ['Der Weg einer Freiheit'] }),
      await anArticle({ title: 'Theriak lösen sich auf', bands: ['Theriak'] }),
    ]
    for (const [search, ids] of [
      ['The Haunted', [haunted]],
      ['the haun', [haunted]],
      ['haunted the', [haunted]],
      ['Der Weg einer Freiheit', [weg]],
      ['der weg ein', [weg]],
      ['the freiheit haunted', []],
      ['The', [theriak]],
      ['for the', [theriak]],
    ] as const) {
      expect([search, idsOf((await list({ search })).json)]).toEqual([search, ids])
    }
  })

  it('lists all articles when the search is blank', async () => {
    const id = await anArticle()
    expect(idsOf((await list({ search: '  ' })).json)[0]).toBe(id)
  })

  it('pages through all matches once, newest first, also within a category', async () => {
    const others = Array.from({ length: 60 }, () => storedArticle())
    const mixed = others.flatMap((other, index) => {
      const category = index % 3 === 0 ? 'interview' : 'news'
      return [other, storedArticle({ title: 'Nachtmahr live', category })]
    })
    await putAll(mixed.flatMap(({ items, words }) => [...items, ...words]))
    const wanted = mixed.filter(({ article }) => article.title === 'Nachtmahr live').toReversed()
    expect(await readAll({ search: 'nachtm live' })).toEqual(wanted.map(({ id }) => id))
    expect(await readAll({ search: 'nachtm', category: 'interview' })).toEqual(
      wanted.filter(({ article }) => article.category === 'interview').map(({ id }) => id),
    )
  })
})

describe.runIf(unitsAreExact)('the cost of a page', () => {
  it.each([40, 100])('is at most nine read units with %i articles', async (count) => {
    const articles = Array.from({ length: count }, () => {
      const excerpt =
        'Riffs, Ruhm und Rückenschmerzen, vierzig Jahre danach und kein Ende. '.repeat(5)
      return threeKilobyteArticle({ category: 'interview', excerpt })
    })
    const items = articles.flatMap(({ items, words }) => [...items, ...words.slice(0, 12)])
    await putAll(items)
    const cursor = articles.at(-20)?.id ?? ''
    for (const query of [{}, { category: 'interview' }, { cursor }, { search: 'grabwarter' }]) {
      forgetFirstPages()
      const units = await unitsOf(async () => {
        const { json } = await list(query)
        const length = 'search' in query ? LIMITS.articleSearchPage : LIMITS.articlePage
        expect(json).toHaveLength(length)
      })
      expect(units.read).toBeLessThanOrEqual(9)
      expect(units.calls).toBeLessThanOrEqual(3)
    }
  })
})
