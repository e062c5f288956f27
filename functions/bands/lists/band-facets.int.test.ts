import { expect, it } from 'vitest'
import { bandFacets } from '#shared/api/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { handler } from './band-facets.ts'

it('returns no numbers where there are no bands', async () => {
  const { token } = await aMember()
  const { status, json } = await call(handler, bandFacets, { token })
  expect(status).toBe(200)
  expect(json).toEqual({ total: 0, genres: [], countries: [] })
})
