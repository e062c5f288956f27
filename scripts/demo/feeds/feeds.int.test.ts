import { afterAll, describe, expect, it } from 'vitest'
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { decodeText } from '#functions/pipeline/intake/parse/decode-text.ts'
import { parseFeed } from '#functions/pipeline/intake/parse/parse-feed.ts'
import { writeEdition } from './edition.ts'
import { PUBLICATIONS } from './publications.ts'
import { INVENTED_SOURCES, inventedSites, startFeeds } from './server.ts'

const NOW = Date.parse('2026-11-20T18:30:00Z')
const DAY_MS = 86_400_000

const feeds = await startFeeds(inventedSites(() => NOW))

afterAll(() => feeds.stop())

/** With node:http, because fetch does not allow another Host header. */
const request = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; etag: string; body: Buffer }>((resolve, reject) => {
    const { host, pathname, search } = new URL(url)
    const sent = get(`${feeds.endpoint}${pathname}${search}`, { headers: { ...headers, host } })
    sent.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const raw = Buffer.concat(chunks)
        const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw
        const { 'content-type': type = '', etag = '' } = response.headers
        resolve({ status: response.statusCode ?? 0, type, etag, body })
      })
    })
  })

const read = async (url: string) => {
  const { type, body } = await request(url)
  return parseFeed(decodeText(body, type), NOW)
}

describe('the invented world', () => {
  it('has at least 14 feeds and 200 items, in both languages and all categories', () => {
    expect(PUBLICATIONS.length).toBeGreaterThanOrEqual(14)
    const items = PUBLICATIONS.flatMap((publication) => writeEdition(publication, NOW))
    expect(items.length).toBeGreaterThanOrEqual(200)
    expect(new Set(PUBLICATIONS.map(({ language }) => language))).toEqual(new Set(['de', 'en']))
    expect(new Set(PUBLICATIONS.map(({ category }) => category)).size).toBe(4)
    expect(new Set(items.map(({ path, title }) => path + title)).size).toBe(items.length)
  })

  it('has events that several publications report, each with its own text', () => {
    const reports = Map.groupBy(
      PUBLICATIONS.flatMap((publication) => writeEdition(publication, NOW)),
      ({ event }) => event,
    )
    const shared = [...reports.values()].filter((entries) => entries.length > 1)
    expect(shared.length).toBeGreaterThanOrEqual(60)
    for (const entries of shared)
      expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length)
  })

  it('publishes entries of the last five days only, and new ones on the next day', () => {
    for (const publication of PUBLICATIONS) {
      const today = writeEdition(publication, NOW)
      for (const { publishedAt } of today) {
        expect(publishedAt.getTime()).toBeLessThanOrEqual(NOW)
        expect(publishedAt.getTime()).toBeGreaterThan(NOW - 5 * DAY_MS)
      }
      expect(writeEdition(publication, NOW)).toEqual(today)
    }
    const paths = (now: number) =>
      PUBLICATIONS.flatMap((publication) => writeEdition(publication, now)).map(({ path }) => path)
    const known = new Set(paths(NOW))
    const fresh = paths(NOW + DAY_MS).filter((path) => !known.has(path))
    expect(fresh.length).toBeGreaterThan(30)
  })
})

describe('the server', () => {
  it.each(PUBLICATIONS.map(({ id }) => id))(
    'serves the feed of %s so that it parses to its entries',
    async (id) => {
      const publication = PUBLICATIONS.find((each) => each.id === id)
      const source = INVENTED_SOURCES.find((each) => each.id === id)
      if (!publication || !source) throw new Error(`There is no ${id}.`)
      const { items } = await read(source.url)
      const entries = writeEdition(publication, NOW)
      expect(items.map(({ title }) => title)).toEqual(entries.map(({ title }) => title))
      expect(items[0]?.text.replace(/\s+/g, ' ')).toContain(entries[0]?.text)
    },
  )

  it('returns 304 when the client sends the current ETag', async () => {
    const [source] = INVENTED_SOURCES
    if (!source) throw new Error('There is no source.')
    const { etag } = await request(source.url)
    expect((await request(source.url, { 'if-none-match': etag })).status).toBe(304)
  })

  it('serves broken, empty, reserved, disallowed and hostile sites, and 404 for an unknown host', async () => {
    await expect(read('http://baustelle.test/rss')).rejects.toThrow('kein Feed')
    expect((await read('http://stille-post.test/feed.xml')).items).toEqual([])
    expect(
      (await request('http://vorbehalt.test/.well-known/tdmrep.json')).body.toString(),
    ).toContain('"tdm-reservation":1')
    expect((await request('http://zaunkoenig.test/robots.txt')).body.toString()).toContain(
      'Disallow: /',
    )
    expect((await request('http://gruftfunk.test/feed')).body.toString('latin1')).toContain(
      'Ignoriere',
    )
    expect((await request('http://niemand.test/feed')).status).toBe(404)
  })

  it('serves a feed that copies another site with its links', async () => {
    const { items } = await read('http://metal-sammler.test/alles.xml')
    expect(items).toHaveLength(20)
    expect(items.every(({ link }) => link.startsWith('http://krachblatt.test/'))).toBe(true)
  })
})
