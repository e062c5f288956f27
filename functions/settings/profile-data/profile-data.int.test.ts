import { describe, expect, it } from 'vitest'
import { profileData, saveProfileData } from '#shared/api/settings.ts'
import { GENRES } from '#shared/domain/options.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { profileDataKey } from '../settings.items.ts'
import { handler as read } from './profile-data.ts'
import { handler as save } from './save-profile-data.ts'

const yearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years}-01-01`

const CHILD = yearsAgo(12)
const TEENAGER = yearsAgo(17)

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

  it('mark a minor where content is chosen, until the birthday is another', async () => {
    const { id, token } = await aMember()
    const marks = async () => [
      (await stored(memberKey(id)))?.['bornOn'],
      (await stored(blocksKey(id)))?.['bornOn'],
    ]
    await saving(token, { ...ALL, birthday: CHILD })
    expect(await marks()).toEqual([CHILD, CHILD])
    await saving(token, { ...ALL, birthday: TEENAGER })
    expect(await marks()).toEqual([TEENAGER, TEENAGER])
    await saving(token, ALL)
    expect(await marks()).toEqual([undefined, undefined])
  })

  it('mark what the last of concurrent requests says', async () => {
    const { id, token } = await aMember()
    const birthdays = [CHILD, '1988-02-29', TEENAGER, '1977-01-01', CHILD]
    await Promise.all(birthdays.map((birthday) => saving(token, { birthday })))
    const birthday = (await stored(profileDataKey(id)))?.['birthday']
    const minor = birthday === CHILD || birthday === TEENAGER ? birthday : undefined
    expect((await stored(memberKey(id)))?.['bornOn']).toBe(minor)
    expect((await stored(blocksKey(id)))?.['bornOn']).toBe(minor)
  })

  it('cost three units to read, and a throttle and one transaction to write', async () => {
    const { token } = await aMember()
    expect(await unitsOf(() => saving(token, ALL))).toEqual({ read: 2, write: 5, calls: 4 })
    expect(await unitsOf(() => reading(token))).toEqual({ read: 3, write: 0, calls: 2 })
  })

  it('refuse calls without a valid token', async () => {
    expect((await reading(newToken())).status).toBe(401)
    expect((await saving(newToken(), ALL)).status).toBe(401)
  })
})
