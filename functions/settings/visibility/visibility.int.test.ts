import { describe, expect, it } from 'vitest'
import { saveVisibility, visibility } from '#shared/api/settings.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as save } from './save-visibility.ts'
import { handler as read } from './visibility.ts'

const reading = (token: string) => call(read, visibility, { token })
const saving = (token: string, body: unknown) => call(save, saveVisibility, { token, body })

describe('visibility', () => {
  it('is on until the member switches each off', async () => {
    const { id, token } = await aMember()
    expect((await reading(token)).json).toEqual({ onWall: true, inSearch: true })
    await saving(token, { onWall: false, inSearch: true })
    expect((await reading(token)).json).toEqual({ onWall: false, inSearch: true })
    expect(await stored(memberKey(id))).toMatchObject({ hiddenOnWall: true, version: 2 })
    await saving(token, { onWall: true, inSearch: false })
    const member = await stored(memberKey(id))
    expect(member).toMatchObject({ hiddenInSearch: true, version: 3 })
    expect(member).not.toHaveProperty('hiddenOnWall')
  })

  it('changes the sent switches and returns all of them', async () => {
    const { id, token } = await aMember()
    expect((await saving(token, { inSearch: false })).json).toEqual({
      onWall: true,
      inSearch: false,
    })
    expect((await saving(token, { onWall: false })).json).toEqual({
      onWall: false,
      inSearch: false,
    })
    expect(await stored(memberKey(id))).toMatchObject({ hiddenOnWall: true, hiddenInSearch: true })
  })

  it('keeps both switches when two devices change one each', async () => {
    const { token } = await aMember()
    await Promise.all([saving(token, { onWall: false }), saving(token, { inSearch: false })])
    expect((await reading(token)).json).toEqual({ onWall: false, inSearch: false })
  })

  it.each([{}, { onWall: 'nein' }, { onWall: 'nein', inSearch: true }, { onWall: null }])(
    'refuses %j',
    async (body) => {
      const { token } = await aMember()
      expect((await saving(token, body)).status).toBe(400)
      expect((await reading(token)).json).toEqual({ onWall: true, inSearch: true })
    },
  )

  it('refuses calls without an account', async () => {
    const { id, token } = await aMember()
    await remove(memberKey(id))
    expect((await reading(token)).status).toBe(401)
    expect((await saving(token, { onWall: false, inSearch: false })).status).toBe(401)
    expect(await stored(memberKey(id))).toBeNull()
    expect((await reading(newToken())).status).toBe(401)
  })

  it('costs two units to read and three more to write', async () => {
    const { token } = await aMember()
    const body = { onWall: false }
    expect(await unitsOf(() => saving(token, body))).toEqual({ read: 2, write: 3, calls: 4 })
    expect(await unitsOf(() => reading(token))).toEqual({ read: 2, write: 0, calls: 2 })
  })
})
