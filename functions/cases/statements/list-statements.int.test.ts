import { expect, it } from 'vitest'
import { listStatements, type StatementHeading } from '#shared/api/statements.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aStatement } from '#testing/statements.ts'
import { handler } from './list-statements.ts'

const list = async ({ token }: Pick<TestMember, 'token'>, cursor?: string) => {
  const answer = await call(handler, listStatements, {
    token,
    ...(cursor && { query: { cursor } }),
  })
  return {
    status: answer.status,
    ids: (answer.json as StatementHeading[]).map(({ id }) => id),
    next: answer.headers['x-next-cursor'],
  }
}

it('returns the statements about the caller, newest first, in pages', async () => {
  const [member, other] = [await aMember(), await aMember()]
  await aStatement(other.id)
  const ids: string[] = []
  for (let count = 0; count < 21; count++) ids.unshift((await aStatement(member.id)).statementId)
  const first = await list(member)
  const second = await list(member, first.next)
  expect(first.ids).toEqual(ids.slice(0, 20))
  expect(second.ids).toEqual(ids.slice(20))
  expect(second.next).toBeUndefined()
})

it('returns only what was decided about a content when that is asked for', async () => {
  const { id, token } = await aMember()
  const [first, , second] = [await aStatement(id), await aStatement(id), await aStatement(id)]
  const ask = async (about: string) => {
    const { json } = await call(handler, listStatements, { token, query: { about } })
    return (json as StatementHeading[]).map((one) => one.id)
  }
  expect(await ask(first.targetId)).toEqual([first.statementId])
  expect(await ask(second.targetId)).toEqual([second.statementId])
  expect(await ask(second.statementId)).toEqual([])
})

it('is empty for members without one', async () => {
  expect((await list(await aMember())).ids).toEqual([])
})

it('returns 400 for a cursor that is none', async () => {
  const { token } = await aMember()
  expect((await call(handler, listStatements, { token, query: { cursor: 'A' } })).status).toBe(400)
})

it('returns 401 without a session', async () => {
  expect((await call(handler, listStatements, {})).status).toBe(401)
})
