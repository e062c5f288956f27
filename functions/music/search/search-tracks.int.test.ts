import { countCalls, failNext } from '#testing/music.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseOf } from '#shared/api/contract.ts'
import { searchTracks } from '#shared/api/music.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { remove } from '#testing/stored.ts'
import { forgetToken } from '../catalogues/spotify-token.ts'
import { foundKey, restKey } from '../tracks/track.items.ts'
import { handler } from './search-tracks.ts'

const SPOTIFY = 'api.spotify.com'
const ITUNES = 'itunes.apple.com'
const MINUTE_MS = 60_000

interface Answered {
  readonly status: number
  readonly json: ResponseOf<typeof searchTracks> & { readonly message?: string }
}

const { token }: TestMember = await aMember({ days: 8 })

const search = async (q: string, query: Record<string, string> = {}): Promise<Answered> =>
  call(handler, searchTracks, { token, query: { q, ...query } })

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

const spotifyAnswers = (...items: unknown[]): void => {
  failNext(SPOTIFY, 200, { body: JSON.stringify({ tracks: { items } }) })
}

const item = (part: object) => ({
  id: '0123456789abcdefghijAB',
  name: 'Song',
  artists: [{ name: 'Band' }],
  preview_url: 'https://p.scdn.co/mp3-preview/x',
  ...part,
})

describe('the share of a member', () => {
  it('returns 429 for a search without a stored answer when the share is used, and still serves stored ones and other members', async () => {
    const [flooder, other] = [await aMember(), await aMember()]
    const searchAs = (member: TestMember, q: string) =>
      call(handler, searchTracks, { token: member.token, query: { q } })
    const { limit } = THROTTLES.musicLookupsOfNewAccounts
    for (let count = 0; count < limit; count++)
      expect((await searchAs(flooder, `unerhört ${String(count)}`)).status).toBe(200)
    const asked = countCalls(SPOTIFY)
    const refused = await searchAs(flooder, 'unerhört')
    expect(refused.status).toBe(429)
    expect(JSON.stringify(refused.json)).toContain('Du hast gerade sehr viel Neues gesucht.')
    expect(countCalls(SPOTIFY)).toBe(asked)
    expect((await searchAs(flooder, 'Unerhört 1')).status).toBe(200)
    expect((await searchAs(other, 'unerhört')).status).toBe(200)
  })
})

describe('a search', () => {
  it('finds tracks with previews of both companies, and says which have none', async () => {
    expect(found(await search('rostkönig'))).toEqual([
      ['Wellblechkrone', true],
      ['Flugrost', true],
      ['Hofstaat der Schrauben', false],
    ])
    expect(found(await search('nebelschacht'))).toEqual([
      ['Förderkorb abwärts', true],
      ['Grubenlampe', true],
      ['Letzte Schicht', true],
    ])
  })

  it('takes cover and preview of a track from the same company', async () => {
    const { json } = await search('nebelschacht')
    const addresses = json.tracks.items.map(({ preview_url, album }) =>
      [preview_url, album.images[0]?.url].map(
        (url) => /\/([a-z\d.-]+\.[a-z]+)\//.exec(url ?? '')?.[1],
      ),
    )
    expect(addresses).toEqual([
      ['audio-ssl.itunes.apple.com', 'is1-ssl.mzstatic.com'],
      ['p.scdn.co', 'i.scdn.co'],
      ['audio-ssl.itunes.apple.com', 'is1-ssl.mzstatic.com'],
    ])
  })

  it('calls nobody for an empty query', async () => {
    expect(found(await search('   '))).toEqual([])
    expect(found(await call(handler, searchTracks, { token }))).toEqual([])
    expect(countCalls(SPOTIFY)).toBe(0)
  })

  it('costs one call a day, however it is written', async () => {
    await search('Flugrost')
    expect(found(await search(' FLUGROST '))).toEqual(FLUGROST)
    later(23 * 60 * MINUTE_MS)
    await search('flugrost')
    expect([countCalls(SPOTIFY), countCalls(ITUNES)]).toEqual([1, 1])
    later(2 * 60 * MINUTE_MS)
    await search('flugrost')
    expect([countCalls(SPOTIFY), countCalls(ITUNES)]).toEqual([2, 2])
  })

  it('returns as many tracks as it was asked for', async () => {
    expect(found(await search('rostkönig', { type: 'track', limit: '1' }))).toHaveLength(1)
  })

  it.each([
    [{ limit: '11' }, 'Höchstens 10 Songs.'],
    [{ limit: '0' }, 'Höchstens 10 Songs.'],
    [{ type: 'album' }, 'Wir suchen nur Songs.'],
    [{ q: 'x'.repeat(101) }, 'So lang heißt kein Song.'],
  ])('returns 400 for %j', async (query, text) => {
    const { status, json } = await search('flugrost', query)
    expect([status, json.message]).toEqual([400, text])
  })
})

describe('previews of iTunes', () => {
  it('come later when it does not answer', async () => {
    failNext(ITUNES, 503)
    expect(found(await search('flugrost'))).toEqual([['Flugrost', false]])
    later(MINUTE_MS)
    expect(found(await search('flugrost'))).toEqual(FLUGROST)
  })

  it('cost at most 20 calls in any minute', async () => {
    for (let second = 0; second < 60; second += 2) {
      await remove(foundKey('flugrost'))
      await search('flugrost')
      later(2000)
    }
    expect(countCalls(SPOTIFY)).toBe(30)
    expect(countCalls(ITUNES)).toBeLessThanOrEqual(20)
    expect(countCalls(ITUNES)).toBeGreaterThanOrEqual(15)
  })
})

describe('hostile answers', () => {
  it('lose what is no track, text or address of ours', async () => {
    spotifyAnswers(
      item({ name: 'A\u0000B\u202Ec\n' }),
      item({ id: '0123456789abcdefghijAC', preview_url: 'https://evil.example/x.mp3' }),
      item({ id: '0123456789abcdefghijAD', preview_url: 'http://p.scdn.co/x.mp3' }),
      item({ id: '0123456789abcdefghijAE', preview_url: 'https://p.scdn.co@evil.example/x' }),
      item({ id: '../../x' }),
      item({ id: '0123456789abcdefghijAF', name: '\u200B\u0007' }),
      item({ id: '0123456789abcdefghijAG', name: 'x'.repeat(5000) }),
      null,
      'Song',
      { id: 1 },
    )
    const { json } = await search('flugrost')
    expect(
      json.tracks.items.map(({ name, preview_url }) => [name.length, preview_url !== null]),
    ).toEqual([
      [4, true],
      [4, false],
      [4, false],
      [4, false],
      [200, true],
    ])
  })

  it('lose tracks that the NSBM guard matches, by whole words', async () => {
    spotifyAnswers(
      item({ name: 'NSBM forever' }),
      item({ id: '0123456789abcdefghijAC', artists: [{ name: 'N.S.B.M.' }] }),
      item({ id: '0123456789abcdefghijAD', name: 'Miracle' }),
    )
    const { json } = await search('flugrost')
    expect(json.tracks.items.map(({ name }) => name)).toEqual(['Miracle'])
  })
})
