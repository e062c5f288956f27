import { describe, expect, it } from 'vitest'
import { acceptLegal } from '#shared/api/legal.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { legalKey } from '../settings.items.ts'
import { handler } from './accept-legal.ts'

const accepting = (token: string | undefined, version: string = LEGAL_VERSION) =>
  call(handler, acceptLegal, { token, body: { version } })

describe('accepting terms and privacy text', () => {
  it('stores version and time', async () => {
    const { id, token } = await aMember()
    const before = Date.now()
    const answer = await accepting(token)
    expect(answer).toMatchObject({ status: 200, json: { version: LEGAL_VERSION } })
    const { acceptedAt } = answer.json as { acceptedAt: string }
    expect(Date.parse(acceptedAt)).toBeGreaterThanOrEqual(before)
    expect(await stored(legalKey(id, LEGAL_VERSION))).toMatchObject({ acceptedAt })
  })

  it('keeps the first acceptance when repeated', async () => {
    const { token } = await aMember()
    const first = (await accepting(token)).json
    const answers = await Promise.all(Array.from({ length: 5 }, () => accepting(token)))
    for (const { json } of answers) expect(json).toEqual(first)
  })

  it('refuses unknown versions', async () => {
    const { token } = await aMember()
    expect((await accepting(token, '2099-12')).status).toBe(400)
  })

  it('costs the session and one write', async () => {
    const { token } = await aMember()
    expect(await unitsOf(() => accepting(token))).toEqual({ read: 1, write: 1, calls: 2 })
  })

  it('refuses calls without a valid token', async () => {
    expect((await accepting(undefined)).status).toBe(401)
    expect((await accepting(newToken())).status).toBe(401)
  })
})
