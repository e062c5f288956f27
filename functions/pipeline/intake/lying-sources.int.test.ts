import { writeRss, serve, timesAsked } from '#testing/feed-server.ts'
import {
  aSource,
  fresh,
  readHealth,
  HOUR_MS,
  itemsOfToday,
  read,
  removeSources,
  unique,
} from '#testing/sources.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(removeSources)
afterEach(() => {
  vi.useRealTimers()
})

/** Only the date, so that queues and the table work as always. */
const goOn = (hours: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS })
}

const item = (link: string, guid: string, title: string): string =>
  `<item><title>${title}</title><link>${link}</link><guid>${guid}</guid><pubDate>${new Date(Date.now() - HOUR_MS).toUTCString()}</pubDate><description>${title}: das Album "Schlacke" erscheint am 12. März 2027.</description></item>`

const feedOf = (...items: readonly string[]): string =>
  `<rss version="2.0"><channel><title>Krachblatt</title><link>https://krachblatt.test/</link>${items.join('')}</channel></rss>`

describe('a source that writes its addresses anew each time', () => {
  it.each([
    [
      'other names of its host',
      (one: string) => [
        `https://www.krachblatt.test/${one}/`,
        `https://krachblatt.test/${one}`,
        `http://mail.krachblatt.test/${one}?sid=3`,
        `https://krachblatt.test/amp/${one}?nocache=4`,
      ],
    ],
    [
      'numbers in its path',
      (one: string) => [1, 2, 3].map((n) => `https://krachblatt.test/visit/${String(n)}/${one}`),
    ],
    [
      'parameters that only it knows',
      (one: string) => [1, 2, 3].map((n) => `https://krachblatt.test/${one}?v=${String(n)}`),
    ],
  ])('brings one item: %s', async (_, addressesOf) => {
    const one = unique()
    const id = await aSource('/rss')
    for (const link of addressesOf(one)) {
      serve('/rss', feedOf(item(link, link, `Eisenkrähe ${one}`)))
      await read(id)
    }
    expect(await itemsOfToday(id)).toBe(1)
    expect((await fresh()).filter((title) => title.includes(one))).toHaveLength(1)
  })

  it('brings two items when they say something else', async () => {
    const [one, two] = [unique(), unique()]
    const link = (n: number): string => `https://krachblatt.test/${one}?v=${String(n)}`
    const id = await aSource('/rss')
    serve('/rss', feedOf(item(link(1), link(1), `Eisenkrähe ${one}`)))
    await read(id)
    serve('/rss', feedOf(item(link(2), link(2), `Rostfraß ${two}`)))
    await read(id)
    expect(await itemsOfToday(id)).toBe(2)
  })

  it('brings one item when its title counts comments and it has no guid', async () => {
    const one = unique()
    const id = await aSource('/rss')
    for (const count of [0, 3]) {
      const guidless = item(`https://krachblatt.test/${one}`, '', `Tour ${one} (${String(count)})`)
      serve('/rss', feedOf(guidless.replace('<guid></guid>', '')))
      await read(id)
    }
    expect(await itemsOfToday(id)).toBe(1)
  })
})

describe('a source that says "not changed" for ever', () => {
  it('is read whole after a day', async () => {
    const [one, two] = [unique(), unique()]
    let current = one
    serve('/rss', (response, request) => {
      if (request.headers['if-none-match'] === '"same"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"same"' }).end(writeRss([{ id: current }]))
    })
    const id = await aSource('/rss')
    await read(id)
    current = two
    goOn(23)
    await read(id)
    expect((await readHealth(id)).itemsPerDay.reduce((sum, { items }) => sum + items, 0)).toBe(1)
    goOn(2)
    await read(id)
    expect(await fresh()).toContain(`Meldung ${two}`)
  })

  it('is not asked whether it changed since a day in the future', async () => {
    const asked: unknown[] = []
    serve('/rss', (response, request) => {
      asked.push(request.headers['if-modified-since'])
      response
        .writeHead(200, { 'last-modified': new Date(Date.now() + 72 * HOUR_MS).toUTCString() })
        .end(writeRss([{ id: unique() }]))
    })
    const id = await aSource('/rss')
    await read(id)
    await read(id)
    expect(asked).toEqual([undefined, undefined])
  })
})

it('says since when nothing is new, apart from when the source was read', async () => {
  const one = unique()
  serve('/rss', writeRss([{ id: one }]))
  const id = await aSource('/rss')
  await read(id)
  const { lastNewAt } = await readHealth(id)
  expect(lastNewAt).not.toBeNull()
  goOn(50)
  await read(id)
  const health = await readHealth(id)
  expect(health.lastNewAt).toBe(lastNewAt)
  expect(health.lastSuccessAt).not.toBe(lastNewAt)
})

describe('a feed that moved to a page', () => {
  const PAGE = '<!doctype html><html><head><title>Krachblatt</title>%<body><h1>Neu</h1></html>'
  const servePage = (head: string): void => {
    serve('/alt', (response) => response.writeHead(301, { location: '/neu/' }).end())
    serve('/neu/', PAGE.replace('%', head), { 'content-type': 'text/html' })
  }

  it.each([
    ['<link rel="alternate" type="application/rss+xml" href="/neu/feed.xml">', '/neu/feed.xml'],
    [
      "<link href='feed.xml' type='application/atom+xml; charset=utf-8' rel='alternate home'/>",
      '/neu/feed.xml',
    ],
    ['<base href="/x/"><LINK REL=alternate TYPE=application/rdf+xml HREF=feed>', '/x/feed'],
    [
      '<link rel="alternate" hreflang="en" href="/en"><meta http-equiv="refresh" content="0; url=/neu/feed.xml">',
      '/neu/feed.xml',
    ],
    [
      '<meta http-equiv="refresh" content="0;url=/start"><link rel="alternate" type="text/xml" href="/feed?a=1&amp;b=2">',
      '/feed?a=1&b=2',
    ],
    [
      '<link rel="alternate" type="application/rss+xml" href="/feed"><link rel="alternate" type="application/rss+xml" href="/comments/feed">',
      '/feed',
    ],
  ])('offers the feed that the page names: %s', async (head, path) => {
    servePage(head)
    const id = await aSource('/alt')
    await read(id)
    expect(await readHealth(id)).toMatchObject({
      namedUrl: `http://feeds.test${path}`,
      lastError: { code: 'not_a_feed' },
    })
  })

  it.each([
    '',
    '<link rel="stylesheet" type="text/css" href="/a.css">',
    '<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">',
    '<!-- <link rel="alternate" type="application/rss+xml" href="/feed"> -->',
  ])('offers nothing when the page names no feed: %s', async (head) => {
    servePage(head)
    const id = await aSource('/alt')
    await read(id)
    expect((await readHealth(id)).namedUrl).toBeNull()
  })

  it('is asked only once, and forgets the offer when a feed is there again', async () => {
    servePage('<link rel="alternate" type="application/rss+xml" href="/feed">')
    const id = await aSource('/alt')
    await read(id)
    expect(timesAsked('/feed')).toBe(0)
    serve('/alt', writeRss([{ id: unique() }]))
    goOn(25)
    await read(id)
    expect((await readHealth(id)).namedUrl).toBeNull()
  })
})

describe('a source that is led to the feed of another one', () => {
  const lead = (path: string, to: string): void => {
    serve(path, (response) => response.writeHead(301, { location: to }).end())
  }

  it('is read once, and says so at the second', async () => {
    serve('/rss', writeRss([{ id: unique() }]))
    lead('/umweg', '/rss')
    const [first, second] = [await aSource('/umweg'), await aSource('/rss')]
    for (const id of [first, second]) await read(id)
    expect(await itemsOfToday(second)).toBe(1)
    expect(await itemsOfToday(first)).toBe(0)
    const { lastError } = await readHealth(first)
    expect(lastError?.code).toBe('same_feed')
    expect(lastError?.message).toMatch(/zum selben Feed wie „Magazin \d+“/)
    expect((await readHealth(second)).lastError).toBeNull()
  })

  it('is read by the older of two that lead to one address', async () => {
    serve('/ziel', writeRss([{ id: unique() }]))
    lead('/a', '/ziel')
    lead('/b', '/ziel')
    const [older, younger] = [await aSource('/a'), await aSource('/b')]
    for (const id of [older, younger]) await read(id)
    expect(await itemsOfToday(older)).toBe(1)
    expect((await readHealth(younger)).lastError?.code).toBe('same_feed')
  })

  it('is read as before when the other one is gone', async () => {
    serve('/ziel', writeRss([{ id: unique() }]))
    lead('/a', '/ziel')
    const id = await aSource('/a')
    await read(id)
    await read(id)
    expect((await readHealth(id)).lastError).toBeNull()
  })
})
