import { expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { readStatement } from '#shared/api/statements.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aStatement } from '#testing/statements.ts'
import { handler } from './read-statement.ts'

const read = ({ token }: Pick<TestMember, 'token'>, id: string) =>
  call(handler, readStatement, { token, params: { id } })

it('returns every field to the member whom it concerns, and neither reporter nor moderator', async () => {
  const member = await aMember()
  const at = '2026-08-30T10:00:00.000Z'
  const statement = await aStatement(member.id, { caseId: newId(), at })
  const { status, json } = await read(member, statement.statementId)
  expect(status).toBe(200)
  expect(json).toEqual({
    id: statement.statementId,
    at,
    kind: 'community-post',
    targetId: statement.targetId,
    measure: 'remove',
    excerpt: statement.excerpt,
    until: null,
    outcome: null,
    facts: statement.facts,
    ground: statement.ground,
    automated: { detection: false, decision: false },
    wasReported: true,
    scope: statement.scope,
    redress: statement.redress,
    appealEndsAt: '2027-02-28T23:00:00.000Z',
  })
})

it('returns 404 to everybody else, moderators included', async () => {
  const { statementId } = await aStatement((await aMember()).id)
  expect((await read(await aMember(), statementId)).status).toBe(404)
  expect((await read(await aMember({ role: 'moderator' }), statementId)).status).toBe(404)
})

it('returns 404 when there is none, and 400 for what is no id', async () => {
  const member = await aMember()
  expect((await read(member, newId())).status).toBe(404)
  expect((await read(member, 'x')).status).toBe(400)
})

it('returns 401 without a session', async () => {
  expect((await call(handler, readStatement, { params: { id: newId() } })).status).toBe(401)
})
