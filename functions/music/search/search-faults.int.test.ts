// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import { answerNext, countCalls, failNext } from '#testing/music.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseOf } from '#shared/api/contract.ts'
import { searchTracks } from '#shared/api/music.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { remove } from '#testing/stored.ts'
import { forgetToken } from '../catalogues/spotify-token.ts'
import { foundKey, restKey } from '../tracks/track.items.ts'
import { handler } from './search-tracks.ts'

const SPOTIFY = 'api.spotify.com'
const ACCOUNTS = 'accounts.spotify.com'
const FAILED = 'Suche konnte nicht durchgeführt werden. Versuche es später nochmal.'
const MINUTE_MS = 60_000

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly json: ResponseOf<typeof searchTracks> & { readonly message?: string }
}

const { token }: TestMember = await aMember()

const search = async (q: string): Promise<Answered> =>
  call(handler, searchTracks, { token, query: { q } })

const found = ({ json }: Answered) =>
  json.tracks.items.map(({ name, preview_url }) => [name, preview_url !== null])

const FLUGROST = [['Flugrost', true]]

let at = Date.now()

const later = (ms: number): void => {
  at += ms
  vi.setSystemTime(at)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (at += MINUTE_MS) })
  forgetToken()
  await Promise.all([remove(foundKey('flugrost')), remove(restKey)])
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the token', () => {
  it('is asked for once and renewed before it ends', async () => {
    await search('flugrost')
    await remove(foundKey('flugrost'))
    later(50 * MINUTE_MS)
    await search('flugrost')
    expect(countCalls(ACCOUNTS)).toBe(1)
    await remove(foundKey('flugrost'))
    later(9.5 * MINUTE_MS)
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
    expect(countCalls(ACCOUNTS)).toBe(2)
  })

  it('is renewed once when Spotify refuses it', async () => {
    failNext(SPOTIFY, 401)
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
    expect([countCalls(ACCOUNTS), countCalls(SPOTIFY)]).toEqual([2, 2])
  })

  it('is not asked for again and again', async () => {
    failNext(SPOTIFY, 401)
    failNext(SPOTIFY, 401)
    expect((await search('flugrost')).status).toBe(503)
    expect([countCalls(ACCOUNTS), countCalls(SPOTIFY)]).toEqual([2, 2])
  })

  it('appears in no log line, nor do the credentials', async () => {
    const written: string[] = []
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      written.push(String(line))
      return true
    })
    failNext(ACCOUNTS, 400, { body: '{"error":"invalid_client"}' })
    const { status } = await search('flugrost')
    failNext(SPOTIFY, 500)
    await search('flugrost')
    spy.mockRestore()
    expect(status).toBe(503)
    const log = written.join('')
    expect(log).toContain('no answer from Spotify')
    expect(log).not.toMatch(/local-secret|BQlocal|Basic |Bearer /)
  })
})

describe('Spotify without an answer', () => {
  it.each([
    ['is down', () => failNext(SPOTIFY, 503)],
    ['refuses the credentials', () => failNext(ACCOUNTS, 400)],
    ['answers HTML', () => failNext(SPOTIFY, 200, { body: '<html>' })],
    ['answers another JSON', () => failNext(SPOTIFY, 200, { body: '{"tracks":null}' })],
    [
      'redirects',
      () => failNext(SPOTIFY, 302, { headers: { location: 'http://169.254.169.254/' } }),
    ],
    ['breaks off', () => answerNext(SPOTIFY, (request) => request.socket.destroy())],
    ['never ends', () => failNext(SPOTIFY, 200, { body: ' '.repeat(2 * 1024 * 1024) })],
  ])('gives 503 in German when it %s', async (_, fail) => {
    fail()
    const { status, json, headers } = await search('flugrost')
    expect([status, json.message]).toEqual([503, FAILED])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
  })

  it('gives 503 after three seconds when it is slow', { tags: ['measure'] }, async () => {
    answerNext(SPOTIFY, () => undefined)
    const startedAt = performance.now()
    expect((await search('flugrost')).status).toBe(503)
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  it('is left alone for as long as it asks, by all function instances', async () => {
    failNext(SPOTIFY, 429, { headers: { 'retry-after': '40' } })
    const { status, headers } = await search('flugrost')
    expect([status, headers['retry-after']]).toEqual([503, '40'])
    later(30_000)
    const again = await search('flugrost')
    expect([again.status, again.headers['retry-after']]).toEqual([503, '10'])
    expect(countCalls(SPOTIFY)).toBe(1)
    later(11_000)
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
  })

  it('is asked again after a pause of a second', async () => {
    failNext(SPOTIFY, 429, { headers: { 'retry-after': '1' } })
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
    expect(countCalls(SPOTIFY)).toBe(2)
  })

  it('does not take away what was found before', async () => {
    await search('flugrost')
    later(25 * 60 * MINUTE_MS)
    failNext(SPOTIFY, 500)
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
  })
})
