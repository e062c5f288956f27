import { describe, expect, it } from 'vitest'
import type { ArticleText } from '../../articles/index.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { findHeldPlaces, type HeldFinding } from './held-places.ts'

const feedItem = (title: string, { text }: Pick<FeedItem, 'text'>): FeedItem => ({
  id: title,
  sourceId: 'krachblatt',
  sourceName: 'Krachblatt',
  url: 'https://krachblatt.example/1',
  title,
  text,
  language: 'de',
  category: 'news',
  publishedAt: null,
  fetchedAt: '2026-11-20T08:00:00.000Z',
})

const ITEMS = [
  feedItem('Kvelgard verschieben ihre Tour', {
    text: 'Die Tour beginnt nun im Herbst. Sängerin Mara Voss ist erkrankt. Karten bleiben gültig.',
  }),
  feedItem('Kvelgard postpone', { text: 'The tour starts in autumn.\nMara Voss is ill.' }),
]

const SENTENCE = 'Mara Voss ist gestorben.'

const TEXT: ArticleText = {
  category: 'news',
  clusterId: '0'.repeat(32),
  model: 'lokales Modell',
  promptVersion: '1',
  generatedAt: '2026-11-20T09:00:00.000Z',
  title: 'Kvelgard verschieben',
  excerpt: 'Die Tour beginnt später.',
  bands: ['Kvelgard', 'Wolfsgraben'],
  tags: ['Wolfsgraben', 'Tour'],
  sentences: [
    { t: 'Die Tour beginnt im Herbst.', p: 0, s: [0, 1] },
    { t: SENTENCE, p: 0, s: [1] },
    { t: SENTENCE, p: 1, s: [0] },
  ],
  sources: ITEMS.map(({ sourceName: name, title, url, publishedAt }) => ({
    name,
    title,
    url,
    publishedAt,
  })),
}

const finding = (change: Partial<HeldFinding>): HeldFinding => ({
  rule: 'contradiction',
  sentence: SENTENCE,
  message: 'So steht es nirgends.',
  ...change,
})

const places = (...findings: readonly HeldFinding[]) => findHeldPlaces(TEXT, ITEMS, findings)

describe('the held places of an article', () => {
  it('are every place with the words that a check found', () => {
    expect(places(finding({})).map(({ at, index }) => [at, index])).toEqual([
      ['sentence', 1],
      ['sentence', 2],
    ])
  })

  it('have each finding once when a sentence is repeated', () => {
    const repeated = places(finding({}), finding({}), finding({ rule: 'overlap' }))
    expect(repeated.map(({ findings }) => findings.map(({ check }) => check))).toEqual([
      ['contradiction', 'overlap'],
      ['contradiction', 'overlap'],
    ])
  })

  it('have one entry for all findings about one place, in the order of the article', () => {
    const found = places(
      finding({ rule: 'fact', sentence: 'Wolfsgraben', message: 'Die Band kennt niemand.' }),
      finding({ rule: 'overlap', sentence: TEXT.title, message: 'Abgeschrieben.' }),
      finding({ rule: 'fact', sentence: TEXT.title, message: 'Steht nirgends.' }),
    )
    expect(found).toMatchObject([
      { id: 0, at: 'title', findings: [{ check: 'overlap' }, { check: 'fact' }] },
      { id: 1, at: 'name', name: 'Wolfsgraben', findings: [{ check: 'fact' }] },
    ])
  })

  it('are the rating, or the article when no text is named', () => {
    const found = places(
      finding({ rule: 'rating', sentence: TEXT.title }),
      finding({ rule: 'second reader', sentence: '' }),
      finding({ rule: 'banned term', sentence: '' }),
    )
    expect(found.map(({ at, findings }) => [at, findings.length])).toEqual([
      ['rating', 1],
      ['article', 2],
    ])
  })

  it('show what the cited items say that is nearest to the sentence', () => {
    const [second, third] = places(finding({}))
    expect(second?.passages).toEqual([{ source: 1, text: 'Mara Voss is ill.' }])
    expect(third?.passages).toEqual([{ source: 0, text: 'Sängerin Mara Voss ist erkrankt.' }])
  })

  it('show first what the check itself quoted, with the item that says it', () => {
    const passage = 'Karten bleiben gültig'
    const [first] = places(finding({ sentence: TEXT.title, passage }))
    expect(first?.passages[0]).toEqual({ source: 0, text: passage })
  })

  it('show the title of an item that shares no word', () => {
    const strange = finding({ sentence: 'Wolfsgraben' })
    expect(places(strange)[0]?.passages.map(({ text }) => text)).toEqual([
      'Kvelgard verschieben ihre Tour',
      'Kvelgard postpone',
    ])
  })

  it('show less of each passage when there are many, so that the article can be stored', () => {
    const sentences = Array.from({ length: 64 }, (_, nr) => ({ t: `Satz ${nr}.`, p: 0, s: [0, 1] }))
    const items = ITEMS.map(({ title }) => feedItem(title, { text: '漢字'.repeat(4000) }))
    const found = findHeldPlaces(
      { ...TEXT, sentences },
      items.map((item) => ({ ...item, title: item.text })),
      sentences.map(({ t }) => finding({ sentence: t })),
    )
    const passages = found.flatMap((place) => place.passages)
    expect(passages).toHaveLength(128)
    expect(passages.map(({ text }) => text).join('').length).toBeLessThanOrEqual(18_000)
  })

  it('show no more than 300 characters of a passage', () => {
    const items = [feedItem('Lang', { text: `Mara Voss ${'und wieder Mara Voss '.repeat(60)}` })]
    const [place] = findHeldPlaces(TEXT, items, [finding({ sentence: TEXT.sentences[2]?.t ?? '' })])
    const lengths = [place, ...findHeldPlaces(TEXT, items, [finding({})])]
      .flatMap((one) => one?.passages ?? [])
      .map(({ text }) => text.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(300)
  })
})
