import { afterAll, describe, expect, it } from 'vitest'
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { decodeText } from '#functions/pipeline/intake/parse/decode-text.ts'
import { parseFeed } from '#functions/pipeline/intake/parse/parse-feed.ts'
import { editionOf } from './edition.ts'
import { PUBLICATIONS } from './publications.ts'
import { INVENTED_SOURCES, inventedSites, startFeeds } from './server.ts'

const NOW = Date.parse('2026-11-20T18:30:00Z')
const DAY_MS = 86_400_000

const feeds = await startFeeds(inventedSites(() => NOW))

afterAll(() => feeds.stop())

/** fetch would not let the host be another. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; etag: string; body: Buffer }>((resolve, reject) => {
    const { host, pathname, search } = new URL(url)
    const asked = get(`${feeds.endpoint}${pathname}${search}`, { headers: { ...headers, host } })
    asked.on('error', reject).on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole
        const { 'content-type': type = '', etag = '' } = answer.headers
        resolve({ status: answer.statusCode ?? 0, type, etag, body })
      })
    })
  })

const read = async (url: string) => {
  const { type, body } = await ask(url)
  return parseFeed(decodeText(body, type))
}

describe('the invented world', () => {
  it('has feeds and items enough, in both languages and all categories', () => {
    expect(PUBLICATIONS.length).toBeGreaterThanOrEqual(14)
    const items = PUBLICATIONS.flatMap((publication) => editionOf(publication, NOW))
    expect(items.length).toBeGreaterThanOrEqual(200)
    expect(new Set(PUBLICATIONS.map(({ language }) => language))).toEqual(new Set(['de', 'en']))
    expect(new Set(PUBLICATIONS.map(({ category }) => category)).size).toBe(4)
    expect(new Set(items.map(({ path, title }) => path + title)).size).toBe(items.length)
  })

  it('has stories that several tell, each in words of its own', () => {
    const tellers = Map.groupBy(
      PUBLICATIONS.flatMap((publication) => editionOf(publication, NOW)),
      ({ story }) => story,
    )
    const shared = [...tellers.values()].filter((entries) => entries.length > 1)
    expect(shared.length).toBeGreaterThanOrEqual(60)
    for (const entries of shared)
      expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length)
  })

  it('is always of the last days, and another one tomorrow', () => {
    for (const publication of PUBLICATIONS) {
      const today = editionOf(publication, NOW)
      for (const { publishedAt } of today) {
        expect(publishedAt.getTime()).toBeLessThanOrEqual(NOW)
        expect(publishedAt.getTime()).toBeGreaterThan(NOW - 5 * DAY_MS)
      }
      expect(editionOf(publication, NOW)).toEqual(today)
    }
    const paths = (now: number) =>
      PUBLICATIONS.flatMap((publication) => editionOf(publication, now)).map(({ path }) => path)
    const known = new Set(paths(NOW))
    const news = paths(NOW + DAY_MS).filter((path) => !known.has(path))
    expect(news.length).toBeGreaterThan(30)
  })
})

describe('the server', () => {
  it.each(PUBLICATIONS.map(({ id }) => id))('%s is read as it was written', async (id) => {
    const publication = PUBLICATIONS.find((each) => each.id === id)
    const source = INVENTED_SOURCES.find((each) => each.id === id)
    if (!publication || !source) throw new Error(`There is no ${id}.`)
    const { items } = await read(source.url)
    const entries = editionOf(publication, NOW)
    expect(items.map(({ title }) => title)).toEqual(entries.map(({ title }) => title))
    expect(items[0]?.text.replace(/\s+/g, ' ')).toContain(entries[0]?.text)
  })

  it('knows what the reader has', async () => {
    const [source] = INVENTED_SOURCES
    if (!source) throw new Error('There is no source.')
    const { etag } = await ask(source.url)
    expect((await ask(source.url, { 'if-none-match': etag })).status).toBe(304)
  })

  it('has sites that are no pleasure', async () => {
    await expect(read('http://baustelle.test/rss')).rejects.toThrow('kein Feed')
    expect((await read('http://stille-post.test/feed.xml')).items).toEqual([])
    expect((await ask('http://vorbehalt.test/.well-known/tdmrep.json')).body.toString()).toContain(
      '"tdm-reservation":1',
    )
    expect((await ask('http://zaunkoenig.test/robots.txt')).body.toString()).toContain(
      'Disallow: /',
    )
    expect((await ask('http://gruftfunk.test/feed')).body.toString('latin1')).toContain('Ignoriere')
    expect((await ask('http://niemand.test/feed')).status).toBe(404)
  })

  it('copies others under their own links', async () => {
    const { items } = await read('http://metal-sammler.test/alles.xml')
    expect(items).toHaveLength(20)
    expect(items.every(({ link }) => link.startsWith('http://krachblatt.test/'))).toBe(true)
  })
})
