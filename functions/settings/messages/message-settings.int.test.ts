import { describe, expect, it } from 'vitest'
import { messageSettings, saveMessageSettings } from '#shared/api/settings.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import { handler as read } from './message-settings.ts'
import { handler as save } from './save-message-settings.ts'

const reading = (token: string) => call(read, messageSettings, { token })
const saving = (token: string, body: unknown) => call(save, saveMessageSettings, { token, body })

const DEFAULTS = { whoMayWrite: 'everyone', readReceipts: true, onlineState: true }

describe('the settings of messages', () => {
  it('are open until the member changes each', async () => {
    const { id, token } = await aMember()
    expect((await reading(token)).json).toEqual(DEFAULTS)
    expect((await saving(token, { whoMayWrite: 'followed' })).json).toEqual({
      ...DEFAULTS,
      whoMayWrite: 'followed',
    })
    await saving(token, { readReceipts: false, onlineState: false })
    expect(await stored(memberKey(id))).toMatchObject({
      whoMayWrite: 'followed',
      hiddenReadReceipts: true,
      hiddenOnlineState: true,
      version: 3,
    })
    await saving(token, DEFAULTS)
    const member = await stored(memberKey(id))
    for (const name of ['whoMayWrite', 'hiddenReadReceipts', 'hiddenOnlineState'])
      expect(member).not.toHaveProperty(name)
    expect((await reading(token)).json).toEqual(DEFAULTS)
  })

  it('keep all changes when three devices change one each', async () => {
    const { token } = await aMember()
    await Promise.all([
      saving(token, { whoMayWrite: 'nobody' }),
      saving(token, { readReceipts: false }),
      saving(token, { onlineState: false }),
    ])
    expect((await reading(token)).json).toEqual({
      whoMayWrite: 'nobody',
      readReceipts: false,
      onlineState: false,
    })
  })

  it.each([{}, { whoMayWrite: 'alle' }, { readReceipts: 'nein' }, { onlineState: null }])(
    'refuse %j',
    async (body) => {
      const { token } = await aMember()
      expect((await saving(token, body)).status).toBe(400)
      expect((await reading(token)).json).toEqual(DEFAULTS)
    },
  )

  it('refuse calls without an account', async () => {
    const { id, token } = await aMember()
    await remove(memberKey(id))
    expect((await reading(token)).status).toBe(401)
    expect((await saving(token, { readReceipts: false })).status).toBe(401)
    expect(await stored(memberKey(id))).toBeNull()
    expect((await reading(newToken())).status).toBe(401)
  })
})
