import { writeRss, serve, timesAsked } from '#testing/feed-server.ts'
import { removeSources, aSource, fresh, readHealth, read, unique } from '#testing/sources.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(removeSources)

const OTHER = 'http://andere.test'

const redirect = (path: string, location: string): void =>
  serve(path, (response) => response.writeHead(301, { location }).end())

/** The other site forbids a path in one of the two files; our own forbids nothing. */
const elsewhere = (text: string) => (response: ServerResponse, request: IncomingMessage) =>
  response.end(request.headers.host === 'andere.test' ? text : '')

const forbidElsewhere = (path: string): void =>
  serve('/robots.txt', elsewhere(`User-agent: *\nDisallow: ${path}`))

const reserveElsewhere = (path: string): void =>
  serve('/.well-known/tdmrep.json', elsewhere(`[{"location":"${path}","tdm-reservation":1}]`))

const feedAt = (path: string): string => {
  const one = unique()
  serve(path, writeRss([{ id: one }]))
  return `Meldung ${one}`
}

describe('the redirect target of a feed', () => {
  it.each([
    ['robots', forbidElsewhere],
    ['tdm', reserveElsewhere],
  ])('is not read when %s of its site forbids it', async (code, forbid) => {
    forbid('/dort')
    redirect('/rss', `${OTHER}/dort`)
    feedAt('/dort')
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ optedOut: true, lastError: { code } })
    expect([timesAsked('/rss'), timesAsked('/dort')]).toEqual([1, 0])
  })

  it('is not read while its path on the same site is forbidden', async () => {
    serve('/robots.txt', 'User-agent: *\nDisallow: /private/')
    redirect('/rss', '/private/rss')
    const title = feedAt('/private/rss')
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ optedOut: true, lastError: { code: 'robots' } })
    expect(timesAsked('/private/rss')).toBe(0)
    serve('/robots.txt', '')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ optedOut: false, lastError: null })
    expect(await fresh()).toContain(title)
  })

  it('is not read when a site on the way forbids it', async () => {
    forbidElsewhere('/weiter')
    redirect('/rss', `${OTHER}/weiter`)
    redirect('/weiter', 'http://feeds.test/ziel')
    feedAt('/ziel')
    const id = await aSource('/rss')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ optedOut: true, lastError: { code: 'robots' } })
    expect([timesAsked('/weiter'), timesAsked('/ziel')]).toEqual([0, 0])
  })

  it('is checked when it is new, even if the rules of the source are cached', async () => {
    forbidElsewhere('/dort')
    feedAt('/rss')
    const id = await aSource('/rss')
    await read(id)
    redirect('/rss', `${OTHER}/dort`)
    feedAt('/dort')
    await read(id)
    expect(await readHealth(id)).toMatchObject({ optedOut: true, lastError: { code: 'robots' } })
    expect(timesAsked('/dort')).toBe(0)
  })

  it('is checked once a day, with one read of each site', async () => {
    forbidElsewhere('/anderes')
    redirect('/rss', '/neu')
    redirect('/neu', `${OTHER}/dort`)
    const title = feedAt('/dort')
    const id = await aSource('/rss')
    await read(id)
    await read(id)
    expect(await fresh()).toContain(title)
    expect([timesAsked('/dort'), timesAsked('/robots.txt')]).toEqual([2, 2])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    await read(id)
    vi.useRealTimers()
    expect([timesAsked('/dort'), timesAsked('/robots.txt')]).toEqual([3, 4])
  })
})
