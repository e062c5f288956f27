import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/contract.ts'
import { searchTracks } from '#shared/api/music.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { handler } from './search-tracks.ts'

interface Answer {
  readonly status: number
  readonly json: ResponseOf<typeof searchTracks>
}

describe('a search', () => {
  it('finds tracks with previews of both companies, and says which have none', async () => {
    const { token } = await aMember()
    const { status, json }: Answer = await call(handler, searchTracks, {
      token,
      query: { q: 'rostkönig' },
    })
    expect(status).toBe(200)
    expect(json.tracks.items.map(({ name, preview_url }) => [name, preview_url !== null])).toEqual([
      ['Wellblechkrone', true],
      ['Flugrost', true],
      ['Hofstaat der Schrauben', false],
    ])
  })
})
