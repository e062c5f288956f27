import { expect, it } from 'vitest'
import { findPlaces } from '#shared/api/places.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { handler } from './find-places.ts'

it('returns towns whose name begins with the text', async () => {
  const { token } = await aMember()
  const { status, json } = await call(handler, findPlaces, { token, query: { query: 'münch' } })
  expect(status).toBe(200)
  expect(JSON.stringify(json)).toContain('München')
})

it('returns nothing for a name that no town has', async () => {
  const { token } = await aMember()
  const { json } = await call(handler, findPlaces, { token, query: { query: 'Krachstadtingen' } })
  expect(json).toEqual([])
})
