import { describe, expect, it } from 'vitest'
import { profileData, saveProfileData } from '#shared/api/settings.ts'
import { GENRES } from '#shared/domain/options.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { profileDataKey } from '../settings.items.ts'
import { handler as read } from './profile-data.ts'
import { handler as save } from './save-profile-data.ts'

const NOTHING = {
  birthday: null,
  location: null,
  favoriteGenres: [],
  concertFrequency: null,
  metalExperience: null,
  favoriteBands: null,
}

const ALL = {
  birthday: '1988-02-29',
  location: 'Wacken',
  favoriteGenres: ['Doom Metal', 'Folk Metal'],
  concertFrequency: 'Mehrmals im Monat',
  metalExperience: 'Bin selbst Musiker',
  favoriteBands: 'Ahab,\nSubway to Sally',
}

const reading = (token: string) => call(read, profileData, { token })
const saving = (token: string, body: unknown) => call(save, saveProfileData, { token, body })

describe('profile data', () => {
  it('start empty, are stored, and are cleared when empty or omitted', async () => {
    const { token } = await aMember()
    expect((await reading(token)).json).toEqual(NOTHING)
    expect((await saving(token, ALL)).json).toEqual(ALL)
    expect((await reading(token)).json).toEqual(ALL)
    const emptied = { birthday: '', location: '  ', favoriteGenres: [], favoriteBands: 'Ahab' }
    expect((await saving(token, emptied)).json).toEqual({ ...NOTHING, favoriteBands: 'Ahab' })
    expect((await reading(token)).json).toEqual({ ...NOTHING, favoriteBands: 'Ahab' })
  })

  it('store only the public fields on the member', async () => {
    const { id, token } = await aMember()
    await saving(token, { ...ALL, favoriteGenres: ['Doom Metal', 'Doom Metal'] })
    const member = await stored(memberKey(id))
    expect(member).toMatchObject({ location: 'Wacken', favoriteGenres: ['Doom Metal'], version: 2 })
    expect(member).not.toHaveProperty('birthday')
    expect(await stored(profileDataKey(id))).toMatchObject({ birthday: '1988-02-29' })
  })

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

  it.each([
    ['a day that does not exist', { birthday: '1999-02-29' }],
    ['a day to come', { birthday: tomorrow }],
    ['a day before 1900', { birthday: '1899-12-31' }],
    ['a German date', { birthday: '06.06.1988' }],
    ['a time', { birthday: '1988-06-06T00:00:00Z' }],
    ['a number', { birthday: 19880606 }],
    ['a genre that is not on the list', { favoriteGenres: ['Schlager'] }],
    ['a text for genres', { favoriteGenres: 'Doom Metal' }],
    ['more genres than there are', { favoriteGenres: Array(GENRES.length + 1).fill('Doom Metal') }],
    ['another frequency', { concertFrequency: 'Täglich' }],
    ['another experience', { metalExperience: 'Gott' }],
    ['a place of 81 characters', { location: 'x'.repeat(81) }],
    ['a place that turns the line', { location: 'Wacken\u202e' }],
    ['bands without end', { favoriteBands: 'x'.repeat(501) }],
  ])('refuse %s', async (_, body) => {
    const { token } = await aMember()
    expect(await saving(token, body)).toMatchObject({
      status: 400,
      json: { code: 'invalid_input' },
    })
    expect((await reading(token)).json).toEqual(NOTHING)
  })

  it.each([{ location: 'NSBM-Keller' }, { favoriteBands: 'lauter N.S.B.M.' }])(
    'have no place for %j',
    async (body) => {
      const { token } = await aMember()
      const answer = await saving(token, body)
      expect(answer).toMatchObject({ status: 400, json: { code: 'refused_content' } })
    },
  )

  it('are not written when the account is gone', async () => {
    const { id, token } = await aMember()
    await remove(memberKey(id))
    expect((await saving(token, ALL)).status).toBe(401)
    expect((await reading(token)).status).toBe(401)
    expect(await stored(profileDataKey(id))).toBeNull()
  })

  it('cost three units to read, and a throttle and one transaction to write', async () => {
    const { token } = await aMember()
    expect(await unitsOf(() => saving(token, ALL))).toEqual({ read: 1, write: 5, calls: 3 })
    expect(await unitsOf(() => reading(token))).toEqual({ read: 3, write: 0, calls: 2 })
  })

  it('refuse calls without a valid token', async () => {
    expect((await reading(newToken())).status).toBe(401)
    expect((await saving(newToken(), ALL)).status).toBe(401)
  })
})
