import { writeRss, serve } from '#testing/feed-server.ts'
import { takeBodies, workQueues } from '#testing/work-queues.ts'
import {
  removeSources,
  aSource,
  fresh,
  readHealth,
  HOUR_MS,
  itemsOfToday,
  read,
  unique,
} from '#testing/sources.ts'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { stored, storedUnder } from '#testing/stored.ts'
import { feedItemKey, FRESH_ITEMS } from './feed-item.items.ts'

beforeEach(removeSources)

describe('a hostile feed', () => {
  const large = gzipSync(Buffer.alloc(50 * 1024 * 1024))
  it.each([
    ['not_a_feed', '<!doctype html><html><title>Wartung</title></html>', {}],
    ['empty', '', {}],
    ['broken', '<rss version="2.0"><channel><item>', {}],
    ['too_large', large, { 'content-encoding': 'gzip' }],
    ['packing', 'x', { 'content-encoding': 'br' }],
    ['redirects', '', { location: '/rss' }],
    ['refused_address', '', { location: 'http://169.254.169.254/latest/meta-data/' }],
    ['status', '', { 'x-status': '503' }],
  ])(
    'is stored as %s, and read again later',
    async (code, body, headers: Record<string, string>) => {
      const status = headers['location'] ? 302 : Number(headers['x-status'] ?? 200)
      serve('/rss', (response) => response.writeHead(status, headers).end(body))
      const id = await aSource('/rss')
      const before = Date.now()
      await read(id)
      const { lastError, failures, nextTryAt, lastSuccessAt } = await readHealth(id)
      expect(lastError).toMatchObject({
        code,
        message: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) as string,
      })
      expect([failures, lastSuccessAt]).toEqual([1, null])
      expect((Date.parse(nextTryAt ?? '') - before) / HOUR_MS).toBeCloseTo(55 / 60, 1)
      expect(await takeBodies(workQueues['read-source'].failedUrl)).toEqual([])
    },
  )

  it('is stored with the sentence for a refused address', async () => {
    serve('/rss', (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
    const id = await aSource('/rss')
    await read(id)
    expect((await readHealth(id)).lastError?.message).toBe(
      'Die Adresse führt nicht ins offene Internet und wird nicht abgerufen.',
    )
  })

  it.each([
    [
      '/robots.txt',
      'User-agent: *\nDisallow: /',
      'Die robots.txt der Seite untersagt uns den Abruf.',
    ],
    [
      '/.well-known/tdmrep.json',
      '[{"location": "/", "tdm-reservation": 1}]',
      'Die Seite behält sich die Nutzung durch Maschinen vor (TDM-Vorbehalt).',
    ],
  ])('is stored with the sentence for the rules in %s', async (path, rules, message) => {
    serve(path, rules)
    serve('/rss', writeRss([{ id: unique() }]))
    const id = await aSource('/rss')
    await read(id)
    expect((await readHealth(id)).lastError?.message).toBe(message)
  })

  it('is paused twice as long after each failure, at most a day, until it succeeds', async () => {
    serve('/rss', 'nichts')
    const id = await aSource('/rss')
    const pauses: number[] = []
    for (let failure = 1; failure <= 7; failure++) {
      await read(id)
      const { nextTryAt } = await readHealth(id)
      pauses.push(Math.round((Date.parse(nextTryAt ?? '') - Date.now() + 5 * 60_000) / HOUR_MS))
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 24, 24])
    serve('/rss', writeRss([{ id: unique() }]))
    await read(id)
    expect(await readHealth(id)).toMatchObject({ failures: 0, nextTryAt: null, lastError: null })
  })

  it('is paused longer when it sends Retry-After', async () => {
    serve('/rss', (response) => response.writeHead(429, { 'retry-after': '36000' }).end())
    const id = await aSource('/rss')
    await read(id)
    const { nextTryAt } = await readHealth(id)
    expect(Math.round((Date.parse(nextTryAt ?? '') - Date.now()) / HOUR_MS)).toBe(10)
  })

  it('gets a hundred of a thousand items stored', async () => {
    const prefix = unique()
    serve(
      '/rss',
      writeRss(
        Array.from({ length: 1000 }, (_, index) => ({
          id: `${prefix}-${index}`,
          at: Date.now() - index * 1000,
        })),
      ),
    )
    const id = await aSource('/rss')
    await read(id)
    expect(await itemsOfToday(id)).toBe(100)
    const titles = (await fresh()).filter((title) => title.startsWith(`Meldung ${prefix}-`))
    expect(titles).toHaveLength(100)
    expect(titles).toContain(`Meldung ${prefix}-99`)
  })

  it('gets no script stored from any field', async () => {
    const one = unique()
    const script = `&lt;script&gt;alert(1)&lt;/script&gt;`
    serve(
      '/rss',
      writeRss([
        {
          id: `${script}${one}`,
          title: `${script}Titel ${one}${script}`,
          url: `https://magazin.example/${one}?${script}`,
        },
      ]),
    )
    await read(await aSource('/rss'))
    const found = (await storedUnder(FRESH_ITEMS)).find(({ title }) => title === `Titel ${one}`)
    const item = await stored(feedItemKey(String(found?.['itemId'])))
    expect(item).toMatchObject({ title: `Titel ${one}`, text: `Über Titel ${one}.` })
    expect(JSON.stringify(item)).not.toMatch(/[<>]/)
  })
})
