import { writeRss, serve, timesAsked } from '#testing/feed-server.ts'
import { workOff, workOnce } from '#testing/work-queues.ts'
import {
  removeSources,
  aSource,
  ask,
  fresh,
  readHealth,
  HOUR_MS,
  itemsOfToday,
  itemsToday,
  read,
  unique,
} from '#testing/sources.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { storedUnder } from '#testing/stored.ts'
import { FRESH_ITEMS } from './feed-item.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { handler } from './read-source.ts'

beforeEach(removeSources)

describe('reading a source', () => {
  it('stores its items, marks them as fresh and counts them', async () => {
    const [one, two] = [unique(), unique()]
    serve(
      '/rss',
      writeRss([
        { id: one },
        {
          id: two,
          title: `Zweite & <b>${two}</b>`.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
        },
      ]),
    )
    const before = await itemsToday()
    const id = await aSource('/rss')
    await read(id)
    const titles = await fresh()
    expect(titles).toEqual(expect.arrayContaining([`Meldung ${one}`, `Zweite & ${two}`]))
    expect(await itemsToday()).toBe(before + 2)
    const health = await readHealth(id)
    expect(health).toMatchObject({ failures: 0, lastError: null, nextTryAt: null, optedOut: false })
    expect(health.lastSuccessAt).toBe(health.lastTriedAt)
    expect(health.itemsPerDay).toHaveLength(14)
    expect(health.itemsPerDay.at(-1)).toEqual({ day: berlinDay(Date.now()), items: 2 })
  })

  it('reads robots.txt once a day, and sends the validators of the last answer', async () => {
    const one = unique()
    const seen: unknown[] = []
    serve('/rss', (response, request) => {
      seen.push([request.headers['if-none-match'], request.headers['if-modified-since']])
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else
        response
          .writeHead(200, { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })
          .end(writeRss([{ id: one }]))
    })
    const id = await aSource('/rss')
    await read(id)
    await read(id)
    await ask(id)
    const units = { ...(await unitsOf(() => workOnce('read-source', handler))) }
    if (unitsAreExact) expect(units).toEqual({ read: 2, write: 2, calls: 4 })
    const again = ['"1"', 'Sat, 21 Nov 2026 10:00:00 GMT']
    expect(seen).toEqual([[undefined, undefined], again, again])
    expect(timesAsked('/robots.txt')).toBe(1)
    expect(timesAsked('/.well-known/tdmrep.json')).toBe(1)
    const health = await readHealth(id)
    expect(health).toMatchObject({ hasEtag: true, failures: 0 })
    expect(health.itemsPerDay.at(-1)?.items).toBe(1)
  })

  it('stores an item of several sources once, also under another guid', async () => {
    const one = unique()
    const url = `https://magazin.example/${one}`
    serve('/a', writeRss([{ id: one, url: `${url}?utm_source=a` }]))
    serve('/b', writeRss([{ id: `${one}-b`, url: `${url}/#b`, title: 'Dasselbe' }]))
    const [a, b] = [await aSource('/a'), await aSource('/b')]
    await read(a)
    await read(b)
    await read(b)
    serve('/a', writeRss([{ id: one, url: `${url}-umgezogen` }]))
    await read(a)
    const titles = (await fresh()).filter((title) => title.includes(one) || title === 'Dasselbe')
    expect(titles).toEqual([`Meldung ${one}`])
  })

  it('stores items older than two weeks, but does not mark them as fresh', async () => {
    const [old, young] = [unique(), unique()]
    serve('/rss', writeRss([{ id: old, at: Date.now() - 15 * 24 * HOUR_MS }, { id: young }]))
    const before = await itemsToday()
    await read(await aSource('/rss'))
    expect(await itemsToday()).toBe(before + 2)
    const titles = await fresh()
    expect(titles).toContain(`Meldung ${young}`)
    expect(titles).not.toContain(`Meldung ${old}`)
  })

  it('takes an item without a date as news only after the first reading, also when redelivered', async () => {
    const [old, one, sent] = [unique(), unique(), `${unique()}-undated`]
    const undated = (...ids: string[]) => writeRss(ids.map((id) => ({ id, at: null })))
    serve('/rss', undated(old, one))
    const id = await aSource('/rss')
    await read(id)
    expect(await itemsOfToday(id)).toBe(2)
    serve('/rss', undated(sent, old, one))
    const runAt = new Date(Date.now() + 1000).toISOString()
    for (let time = 0; time < 3; time++) await ask(id, runAt)
    await workOff('read-source', handler)
    expect(await itemsOfToday(id)).toBe(3)
    const ours = new Set([old, one, sent].map((each) => `Meldung ${each}`))
    const found = (await storedUnder(FRESH_ITEMS)).filter(({ title }) => ours.has(title))
    expect(found).toMatchObject([{ title: `Meldung ${sent}`, publishedAt: null }])
  })

  it('stores items that share one link with ids of their own once each', async () => {
    const [one, two, three] = [unique(), unique(), unique()]
    const url = `https://magazin.example/ticker-${one}`
    const ticker = (...ids: string[]) => writeRss(ids.map((id) => ({ id, url })))
    serve('/rss', ticker(one, two))
    const id = await aSource('/rss')
    await read(id)
    await read(id)
    expect(await itemsOfToday(id)).toBe(2)
    serve('/rss', ticker(three, one, two))
    await read(id)
    await read(id)
    expect(await itemsOfToday(id)).toBe(3)
    const ours = [one, two, three].map((each) => `Meldung ${each}`)
    expect((await fresh()).filter((title) => ours.includes(title)).toSorted()).toEqual(
      ours.toSorted(),
    )
  })

  it('reads a feed whose server names "none" as its encoding', async () => {
    const one = unique()
    serve('/rss', writeRss([{ id: one }]), { 'content-encoding': 'none' })
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ lastError: null })
    expect(await fresh()).toContain(`Meldung ${one}`)
  })

  it('reads Windows-1252 that is declared as UTF-8', async () => {
    const one = unique()
    const bytes = Buffer.from(writeRss([{ id: one, title: `Höllenlärm ${one}` }]), 'latin1')
    serve('/rss', (response) =>
      response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(bytes),
    )
    await read(await aSource('/rss'))
    expect(await fresh()).toContain(`Höllenlärm ${one}`)
  })

  it('stays within its units for 40 items with two new ones', async () => {
    const ids = Array.from({ length: 42 }, unique)
    serve('/rss', writeRss(ids.slice(0, 40).map((id) => ({ id }))))
    const id = await aSource('/rss')
    await read(id)
    serve('/rss', writeRss(ids.slice(2).map((each) => ({ id: each }))))
    await ask(id)
    const units = await unitsOf(() => workOnce('read-source', handler))
    if (unitsAreExact) expect(units).toEqual({ read: 22, write: 18, calls: 6 })
    expect(await itemsOfToday(id)).toBe(42)
  })
})
