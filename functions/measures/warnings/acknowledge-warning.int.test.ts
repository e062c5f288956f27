import { describe, expect, it } from 'vitest'
import { acknowledgeWarning } from '#shared/api/statements.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { measureMember } from '#testing/measures.ts'
import { aMember, newToken } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { handler } from './acknowledge-warning.ts'

const acknowledge = (token: string, id: string) =>
  call(handler, acknowledgeWarning, { token, params: { id } })

const openWarningsOf = async (memberId: string) => [
  ...((await stored(memberKey(memberId)))?.openWarnings ?? []),
]

const aWarnedMember = async () => {
  const member = await aMember()
  return { ...member, warning: await measureMember(member.id, { measure: 'warn' }) }
}

describe('acknowledging a warning', () => {
  it('closes this warning only when the member has two', async () => {
    const { id, token, warning } = await aWarnedMember()
    const other = await measureMember(id, { measure: 'warn' })
    expect((await acknowledge(token, warning)).status).toBe(200)
    expect(await openWarningsOf(id)).toEqual([other])
  })

  it('changes nothing when it is repeated at once', async () => {
    const { id, token, warning } = await aWarnedMember()
    const answers = await Promise.all([acknowledge(token, warning), acknowledge(token, warning)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await openWarningsOf(id)).toEqual([])
  })

  it('leaves the warning open when someone else acknowledges it', async () => {
    const [{ id, warning }, other] = [await aWarnedMember(), await aMember()]
    await acknowledge(other.token, warning)
    expect(await openWarningsOf(id)).toEqual([warning])
  })

  it('returns 401 when there is no session', async () => {
    const { id, warning } = await aWarnedMember()
    expect((await acknowledge(newToken(), warning)).status).toBe(401)
    expect(await openWarningsOf(id)).toEqual([warning])
  })

  it('returns 400 when the id is malformed', async () => {
    const { token } = await aMember()
    expect((await acknowledge(token, 'x')).status).toBe(400)
  })
})
