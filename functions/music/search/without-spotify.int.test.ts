import { countCalls } from '#testing/music.ts'
import { expect, it, vi } from 'vitest'
import { searchTracks } from '#shared/api/music.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { handler } from './search-tracks.ts'

// Before anything reads the environment.
vi.hoisted(() => {
  vi.stubEnv('SPOTIFY_CLIENT_ID', undefined)
  vi.stubEnv('SPOTIFY_CLIENT_SECRET', undefined)
})

it.each(['', 'flugrost'])('returns 503 for "%s" in a stage without credentials', async (q) => {
  const { token } = await aMember()
  const { status, json }: { status: number; json: { message: string } } = await call(
    handler,
    searchTracks,
    { token, query: { q } },
  )
  expect([status, json.message]).toEqual([503, 'Musik gibt es hier nicht.'])
  expect(countCalls('accounts.spotify.com')).toBe(0)
})
