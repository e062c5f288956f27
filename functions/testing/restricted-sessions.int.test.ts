import './model.ts'
import './work-queues.ts'
import { expect, test } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import type { Role } from '#shared/api/members.ts'
import { requireMember } from '#platform/identity/member.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { newSession, putSession } from '../auth/sessions/index.ts'
import { call } from './call.ts'
import { withGrantsOf } from './grants.ts'
import { handlerOf } from './handlers.ts'
import { measureMember } from './measures.ts'
import { aMember } from './members.ts'

const all: readonly Contract[] = contracts
const closed = all.filter(({ caller }) => caller !== 'public')
const ROLES: readonly Role[] = ['member', 'reviewer', 'moderator', 'admin']

const restrictedToken = async (role: Role): Promise<string> => {
  const { id } = await aMember({ role })
  await measureMember(id, { measure: 'suspend' })
  const member = await requireMember(id, { consistent: true })
  const session = newSession(member, '')
  await transact(putSession(session, member))
  return session.token
}

const tokens = new Map(
  await Promise.all(ROLES.map(async (role) => [role, await restrictedToken(role)] as const)),
)

const params = { id: newId(), type: 'community-post', state: 'failed' }

test.each(
  closed.filter(({ whileSuspended }) => !whileSuspended).map((one) => [one.id, one] as const),
)('%s returns 403 to suspended members of every role', async (id, contract) => {
  const handler = await handlerOf(id)
  for (const token of tokens.values()) {
    const { status, json } = await withGrantsOf(id, () =>
      call(handler, contract, { token, params }),
    )
    expect([status, (json as { code: string }).code]).toEqual([403, 'suspended'])
  }
})

test.each(
  closed.filter(({ whileSuspended }) => whileSuspended).map((one) => [one.id, one] as const),
)('%s serves suspended members', async (id, contract) => {
  const token = await restrictedToken('member')
  const answer = await withGrantsOf(id, async () =>
    call(await handlerOf(id), contract, { token, params }),
  )
  expect((answer.json as { code?: string } | null)?.code).not.toBe('suspended')
  expect(answer.status).not.toBe(401)
})

test('suspended members can read why, object, take their data along, and leave', () => {
  expect(
    closed.filter(({ caller, whileSuspended }) => whileSuspended && caller !== 'member'),
  ).toEqual([])
})
