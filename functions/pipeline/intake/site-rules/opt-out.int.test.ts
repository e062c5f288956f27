import { writeRss, serve, timesAsked } from '#testing/feed-server.ts'
import {
  removeSources,
  aSource,
  fresh,
  readHealth,
  HOUR_MS,
  read,
  unique,
} from '#testing/sources.ts'
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'

beforeEach(removeSources)

const breakDown = (response: ServerResponse) => response.writeHead(500).end()
const noAnswer = (response: ServerResponse) => response.destroy()

describe('the feed of a site with rules for machines', () => {
  const feed = writeRss([{ id: unique() }])
  const forbidden = writeRss([{ id: 'verboten' }])
  it.each([
    ['robots', '/robots.txt', 'User-agent: *\nDisallow: /'],
    ['robots', '/robots.txt', 'User-agent: HoellenlaermBot\nDisallow: /rss'],
    ['tdm', '/.well-known/tdmrep.json', '[{"location": "/", "tdm-reservation": 1}]'],
    [
      'tdm',
      '/.well-known/tdmrep.json',
      '[{"location": "/*.xml$", "tdm-reservation": 0}, {"location": "/r*", "tdm-reservation": 1}]',
    ],
  ])(
    'is not read when %s in %s forbids it, and is checked again after a week',
    async (code, path, rules) => {
      serve(path, rules)
      serve('/rss', feed)
      const id = await aSource('/rss')
      await read(id)
      const { optedOut, lastError, nextTryAt } = await readHealth(id)
      expect([optedOut, lastError?.code, timesAsked('/rss')]).toEqual([true, code, 0])
      expect(Math.round((Date.parse(nextTryAt ?? '') - Date.now()) / HOUR_MS)).toBe(7 * 24)
      serve(path, '')
      await read(id)
      expect(await readHealth(id)).toMatchObject({ optedOut: false, lastError: null })
      expect(timesAsked('/rss')).toBe(1)
    },
  )

  it('is not stored when its header reserves it', async () => {
    serve('/rss', forbidden, { 'tdm-reservation': '1' })
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ optedOut: true, lastError: { code: 'tdm' } })
    expect(await fresh()).not.toContain('Meldung verboten')
  })

  it('is read when only others are forbidden', async () => {
    const one = unique()
    serve('/robots.txt', 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin')
    serve('/.well-known/tdmrep.json', '[{"location": "/premium/*", "tdm-reservation": 1}]')
    serve('/rss', writeRss([{ id: one }]))
    await read(await aSource('/rss'))
    expect(await fresh()).toContain(`Meldung ${one}`)
  })

  it.each([
    ['/robots.txt', 'an error', breakDown],
    ['/.well-known/tdmrep.json', 'an error', breakDown],
    ['/robots.txt', 'no answer', noAnswer],
    ['/.well-known/tdmrep.json', 'no answer', noAnswer],
  ])('is not read for now when %s is %s', async (path, _, answer) => {
    serve(path, answer)
    serve('/rss', feed)
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({
      optedOut: false,
      lastError: { code: 'rules_unreadable' },
    })
    expect(timesAsked('/rss')).toBe(0)
  })

  it('is read when a site returns its page for missing files instead of rules', async () => {
    const page = 'Hier steht nichts. '.repeat(200_000)
    serve('/robots.txt', (response) => response.writeHead(404).end(page))
    serve('/.well-known/tdmrep.json', (response) => response.writeHead(403).end(page))
    serve('/rss', feed)
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ failures: 0, lastError: null })
  })
})
