// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import {
  feedUrl,
  FEED_HOST,
  serve,
  serverPort,
  timesAsked,
  UNENCRYPTED_URL,
  UNTRUSTED_URL,
} from '#testing/feed-server.ts'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const MB = 1024 * 1024
const OPTIONS = { accept: '*/*', maxBytes: 5 * MB, maxMs: 3000 }

const get = (path: string, options = OPTIONS) => guardedFetch(feedUrl(path), options)

const redirectTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end()

/** Writes a chunk repeatedly until the client closes the connection. */
const endless = (piece: Buffer, pauseMs: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' })
  const timer = setInterval(() => response.write(piece), pauseMs)
  response.on('close', () => clearInterval(timer))
}

describe('a request', () => {
  it('sends its user agent and accepted types', async () => {
    let headers: Record<string, unknown> = {}
    serve('/rss', (response, request) => {
      headers = request.headers
      response.end('<rss/>')
    })
    const { status, body, url } = await get('/rss')
    expect([status, body.toString(), url.href]).toEqual([200, '<rss/>', feedUrl('/rss')])
    expect(headers).toMatchObject({
      host: FEED_HOST,
      'user-agent': expect.stringMatching(/^HoellenlaermBot\/1\.0 \(\+http/) as string,
    })
  })

  it.each([
    'http://127.0.0.1/rss',
    'http://127.1/rss',
    'http://2130706433/rss',
    'http://0x7f.0.0.1/rss',
    'http://0177.0.0.1/rss',
    'http://[::1]/rss',
    'http://[::ffff:127.0.0.1]/rss',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/rss',
    'http://LOCALHOST/rss',
    'https://feeds.test:8443/rss',
    'http://8.8.8.8:6379/',
    'http://user:geheim@8.8.8.8/',
    'file:///etc/passwd',
    'ftp://8.8.8.8/rss',
    'kein url',
  ])('is refused for %s', async (address) => {
    serve('/rss', '<rss/>')
    await expect(guardedFetch(address, OPTIONS)).rejects.toMatchObject({ code: 'refused_address' })
    expect(timesAsked('/rss')).toBe(0)
  })

  it('is refused for loopback addresses and unknown local names', async () => {
    serve('/rss', '<rss/>')
    for (const address of [
      `http://127.0.0.1:${serverPort}/rss`,
      `http://localhost:${serverPort}/rss`,
      'http://feeds.example/rss',
    ])
      await expect(guardedFetch(address, OPTIONS)).rejects.toMatchObject({ name: 'FeedProblem' })
    expect(timesAsked('/rss')).toBe(0)
  })
})

describe('redirects', () => {
  it('are followed five times, relative and to other sites', async () => {
    serve('/1', redirectTo('2?x=1'))
    serve('/2', redirectTo('http://andere.test/3'))
    serve('/3', redirectTo('/4'))
    serve('/4', redirectTo('/5'))
    serve('/5', redirectTo('/6'))
    serve('/6', '<rss/>')
    expect((await get('/1')).url.href).toBe('http://andere.test/6')
  })

  it('fail beyond five', async () => {
    for (let hop = 0; hop < 9; hop++) serve(`/${hop}`, redirectTo(`/${hop + 1}`))
    await expect(get('/0')).rejects.toMatchObject({ code: 'redirects' })
    expect(timesAsked('/6')).toBe(0)
  })

  it('fail in a loop', async () => {
    serve('/self', redirectTo('/self'))
    await expect(get('/self')).rejects.toMatchObject({ code: 'redirects' })
    expect(timesAsked('/self')).toBe(1)
  })

  it.each([
    'http://169.254.169.254/latest/meta-data/iam/',
    'http://127.0.0.1/rss',
    `http://127.0.0.1:${serverPort}/secret`,
    `http://localhost:${serverPort}/secret`,
    'http://localhost/secret',
    'http://[fd00:ec2::254]/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
  ])('are refused to %s', async (location) => {
    serve('/rss', redirectTo(location))
    serve('/secret', 'geheim')
    await expect(get('/rss')).rejects.toMatchObject({ code: 'refused_address' })
    expect(timesAsked('/secret')).toBe(0)
  })
})

describe('bodies', () => {
  const text = '<rss>Höllenlärm</rss>'
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
    ['gzip', Buffer.from(text)],
    ['', gzipSync(text)],
  ])('are decompressed from "%s"', async (encoding, bytes) => {
    serve('/rss', (response) =>
      response.writeHead(200, encoding ? { 'content-encoding': encoding } : {}).end(bytes),
    )
    expect((await get('/rss')).body.toString()).toBe(text)
  })

  it.each([
    ['br', Buffer.from('nicht brotli')],
    ['gzip', gzipSync(text).subarray(0, 20)],
    ['zstd', Buffer.from(text)],
    ['gzip, gzip', Buffer.from(text)],
  ])('fail when they are not valid "%s"', async (encoding, bytes) => {
    serve('/rss', (response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
    )
    await expect(get('/rss')).rejects.toMatchObject({ code: 'packing' })
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50 * MB))],
    ['br', brotliCompressSync(Buffer.alloc(50 * MB))],
  ])('fail as too large for a decompression bomb in %s', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(MB)
    serve('/rss', (response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb))
    const before = process.memoryUsage().arrayBuffers
    await expect(get('/rss')).rejects.toMatchObject({ code: 'too_large' })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MB)
  })

  it('of 50 MB are not read to the end', async () => {
    let sent = 0
    const piece = Buffer.alloc(MB, ' ')
    const send = (response: ServerResponse): void => {
      while (sent < 50 * MB && !response.destroyed) {
        sent += MB
        if (response.write(piece)) continue
        response.once('drain', () => send(response))
        return
      }
    }
    serve('/rss', (response) => {
      response.writeHead(200, { 'content-length': String(50 * MB) })
      send(response)
    })
    await expect(get('/rss')).rejects.toMatchObject({ code: 'too_large' })
    expect(sent).toBeLessThan(50 * MB)
  })

  it('fail when they never end', async () => {
    serve('/rss', endless(Buffer.alloc(MB), 1))
    await expect(get('/rss')).rejects.toMatchObject({ code: 'too_large' })
  })

  it('time out when they are too slow or never start', { tags: ['measure'] }, async () => {
    serve('/drip', endless(Buffer.from('<'), 20))
    serve('/silence', () => undefined)
    const started = performance.now()
    for (const path of ['/drip', '/silence'])
      await expect(get(path, { ...OPTIONS, maxMs: 250 })).rejects.toMatchObject({
        code: 'timeout',
      })
    expect(performance.now() - started).toBeLessThan(1500)
  })

  it('fail when the connection breaks', async () => {
    serve('/rss', (response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('<rss>', () => response.destroy())
    })
    await expect(get('/rss')).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('fail with endless headers', async () => {
    serve('/rss', (response) => response.writeHead(200, { 'x-viel': 'x'.repeat(100_000) }).end())
    await expect(get('/rss')).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('fail with a certificate that nobody trusts, and without encryption', async () => {
    const codeOf = (url: string) => guardedFetch(url, OPTIONS).catch((error: unknown) => error)
    expect(await codeOf(UNTRUSTED_URL)).toMatchObject({ code: 'certificate' })
    expect(await codeOf(UNENCRYPTED_URL)).toMatchObject({ code: 'encryption' })
  })
})
