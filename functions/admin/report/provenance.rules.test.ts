import { describe, expect, it } from 'vitest'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { judgeReport, judgeProvenance, presentRow } from './provenance.rules.ts'

const source = (name: string) => ({
  name,
  title: `${name} meldet`,
  url: `https://${name}.test/1`,
  publishedAt: null,
})

const article = (cited: readonly (readonly number[])[], model = 'eu.example.model') => ({
  SK: '01JDA0000000000000000000AA',
  title: 'Neues Album',
  excerpt: 'Kurz.',
  category: 'news' as const,
  tags: [],
  bands: [],
  sentences: cited.map((s, p) => ({ t: 'Ein Satz.', p, s })),
  sources: [source('krach'), source('laerm'), source('krach')],
  clusterId: 's',
  model,
  promptVersion: '7',
  generatedAt: '2026-11-22T10:00:00.000Z',
})

const judge = (cited: readonly (readonly number[])[], model?: string, isDevelopment = false) => {
  const one = article(cited, model)
  const provenance = judgeProvenance(one, isDevelopment)
  return { ...presentRow(one, provenance), ...judgeReport([provenance], 1) }
}

describe('an article', () => {
  it('is verifiable when every sentence cites a source', () => {
    expect(judge([[0], [1, 2]])).toMatchObject({
      verifiability: 'verifiable',
      dataOrigin: 'rss_feed',
      contentSource: 'krach, laerm',
      generationMethod: 'KI-generiert (eu.example.model, Prompt 7)',
      factualBasis: '2 Sätze, jeder belegt; Grundlage: 3 Feed-Meldungen',
      originalSource: 'krach: krach meldet',
      originalUrl: 'https://krach.test/1',
      summary: '1 Artikel: 1 nachprüfbar, 0 teilweise, 0 ohne Quellen.',
      dataIntegrityStatus: expect.stringMatching(/^OK/) as string,
    })
  })

  it.each([
    ['one sentence without a source', [[0], []], '1 von 2 Sätzen'],
    ['an unknown source', [[0], [3]], '1 von 2 Sätzen'],
    ['a position below all sources', [[0], [-1], [1]], '1 von 3 Sätzen'],
  ])('is mixed with %s', (_, cited, missing) => {
    const row = judge(cited)
    expect(row.verifiability).toBe('mixed')
    expect(row.dataOrigin).toBe('ai_generated')
    expect(row.factualBasis).toContain('ACHTUNG')
    expect(row.factualBasis).toContain(missing)
    expect(row.dataIntegrityStatus).toMatch(/^WARNUNG: 1 Artikel ist/)
  })

  it.each([
    ['no sentence has a source', [[], [9]]],
    ['its only sentence has none', [[]]],
    ['it has no sentences', []],
  ])('is synthetic when %s', (_, cited) => {
    const row = judge(cited)
    expect(row.verifiability).toBe('synthetic')
    expect(row.factualBasis).toContain('ACHTUNG')
    expect(row.dataIntegrityStatus).toContain('WARNUNG')
  })

  it('is a problem when the local model wrote it outside of development', () => {
    const here = judge([[0]], LOCAL_MODEL, true)
    expect(here.generationMethod).toContain('nur für die Entwicklung')
    expect(here.dataIntegrityStatus).toMatch(/^OK/)
    const deployed = judge([[0]], LOCAL_MODEL)
    expect(deployed.factualBasis).toContain('ACHTUNG: vom lokalen Modell')
    expect(deployed.dataIntegrityStatus).toContain('WARNUNG')
  })
})

it('says that there are no articles yet', () => {
  expect(judgeReport([], 0)).toEqual({
    summary: 'Noch kein Artikel erschienen.',
    dataIntegrityStatus: 'OK: Es gibt noch nichts zu prüfen.',
  })
})

it('counts several problems in the warning', () => {
  const bad = judgeProvenance(article([[]]), false)
  expect(judgeReport([bad, bad], 2).dataIntegrityStatus).toMatch(/^WARNUNG: 2 Artikel sind/)
})

it.each([
  [1, '2 Artikel: 0 nachprüfbar, 0 teilweise, 2 ohne Quellen.'],
  [2, '2 Artikel: 0 nachprüfbar, 0 teilweise, 2 ohne Quellen.'],
  [145, 'Die neuesten 2 von 145 Artikeln: 0 nachprüfbar, 0 teilweise, 2 ohne Quellen.'],
])('says which articles it covers when %i are counted', (total, summary) => {
  const bad = judgeProvenance(article([[]]), false)
  expect(judgeReport([bad, bad], total).summary).toBe(summary)
})
