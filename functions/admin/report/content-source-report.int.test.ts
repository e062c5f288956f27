import { describe, expect, it } from 'vitest'
import { ContentSourceReport, contentSourceReport } from '#shared/api/content-report.ts'
import {
  articleKey,
  publishArticle,
  removeArticle,
  type ArticleItem,
} from '../../articles/index.ts'
import { transact } from '#platform/table/index.ts'
import { SOURCES } from '../../pipeline/sources/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { handler } from './content-source-report.ts'

const report = async () => {
  const { token } = await aMember({ role: 'admin' })
  const answer = await call(handler, contentSourceReport, { token })
  expect(answer.status).toBe(200)
  return ContentSourceReport.parse(answer.json)
}

const article = (cited: readonly (readonly number[])[]): ArticleItem => ({
  ...articleKey(newId()),
  entity: 'Article',
  title: 'Neues Album im Frühjahr',
  excerpt: 'Kurz gesagt.',
  category: 'news',
  tags: [],
  bands: [],
  sentences: cited.map((s) => ({ t: 'Ein Satz.', p: 0, s })),
  sources: [
    {
      name: 'Krachblatt',
      title: 'Neues Album',
      url: 'https://krachblatt.test/1',
      publishedAt: '2026-11-22T08:00:00.000Z',
    },
  ],
  clusterId: 'a'.repeat(32),
  model: 'eu.test.model',
  promptVersion: '1',
  generatedAt: '2026-11-22T09:00:00.000Z',
})

describe('the report', () => {
  it('says that there is nothing to check without articles', async () => {
    expect(await report()).toEqual({
      summary: 'Noch kein Artikel erschienen.',
      dataIntegrityStatus: 'OK: Es gibt noch nichts zu prüfen.',
      rssFeeds: [],
      articles: [],
    })
  })

  it('lists the newest fifty articles, and warns of the one without sources', async () => {
    const oldest = article([[]])
    await putAll([oldest, ...Array.from({ length: 49 }, () => article([[0]]))])
    await putAll([
      { PK: SOURCES, SK: 'b', name: 'Zorn', url: 'https://zorn.test/', category: 'review' },
      { PK: SOURCES, SK: 'c', name: 'amboss', url: 'https://amboss.test/', category: 'news' },
    ])
    const warned = await report()
    expect(warned.dataIntegrityStatus).toContain('WARNUNG: 1 Artikel')
    expect(warned.articles).toHaveLength(50)
    expect(warned.articles.at(-1)).toMatchObject({
      articleId: oldest.SK,
      verifiability: 'synthetic',
      factualBasis: expect.stringContaining('ACHTUNG') as string,
    })
    expect(warned.rssFeeds.map(({ name }) => name)).toEqual(['amboss', 'Zorn'])
    await putAll([article([[0], [0]])])
    const fine = await report()
    expect(fine.articles).toHaveLength(50)
    expect(fine.summary).toBe('50 Artikel: 50 nachprüfbar, 0 teilweise, 0 ohne Quellen.')
    expect(fine.dataIntegrityStatus).toMatch(/^OK/)
    expect(fine.articles[0]).toMatchObject({
      verifiability: 'verifiable',
      contentSource: 'Krachblatt',
      originalUrl: 'https://krachblatt.test/1',
      timestamp: '2026-11-22T09:00:00.000Z',
    })
  })

  it('says which articles it covers when there are more', async () => {
    const ids = Array.from({ length: 53 }, () => newId())
    const { PK: _PK, SK: _SK, entity: _entity, ...text } = article([[0]])
    for (const id of ids) await transact(publishArticle(id, text))
    await transact(removeArticle(ids[0] ?? '', 'news'))
    expect((await report()).summary).toMatch(/^Die neuesten 50 von 52 Artikeln: /)
  })
})
