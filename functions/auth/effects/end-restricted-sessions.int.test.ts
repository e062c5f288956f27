import { describe, expect, it } from 'vitest'
import { changeMember } from '#platform/identity/change-member.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { requireMember } from '#platform/identity/member.ts'
import { sessionKey, sessionsPartition } from '#platform/identity/session.items.ts'
import { transact } from '#platform/table/index.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { liftMember, measureMember } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { newSession, putSession } from '../sessions/session.repository.ts'
import { handler } from './end-restricted-sessions.ts'

const deliver = deliverTo('end-restricted-sessions', handler)

const openSession = async (memberId: string): Promise<string> => {
  const member = await requireMember(memberId, { consistent: true })
  const session = newSession(member, '')
  await transact(putSession(session, member))
  return session.token
}

const changeOf = async (memberId: string, work: () => Promise<unknown>) => {
  const record = await changeBy(memberKey(memberId), work)
  if (!record) throw new Error('Nothing changed')
  return record
}

const suspend = (memberId: string) => measureMember(memberId, { measure: 'suspend' })

const isOpen = async (token: string) => (await stored(sessionKey(token))) !== null

describe('a suspension', () => {
  it('ends the sessions that its transaction left, also when the event is repeated', async () => {
    const { id } = await aMember()
    const tokens: string[] = []
    for (let count = 0; count < 35; count++) tokens.push(await openSession(id))
    const event = await changeOf(id, () => suspend(id))
    const left = await Promise.all(tokens.map(isOpen))
    expect(left).toContain(true)
    await deliver(event, event)
    expect(await Promise.all(tokens.map(isOpen))).not.toContain(true)
    expect(await storedUnder(sessionsPartition(id))).toEqual([])
  })

  it('keeps a session that was opened since', async () => {
    const { id } = await aMember()
    const event = await changeOf(id, () => suspend(id))
    const later = await openSession(id)
    await deliver(event)
    expect(await isOpen(later)).toBe(true)
    expect(await storedUnder(sessionsPartition(id))).toHaveLength(1)
  })

  it('ends nothing when it was lifted before the event', async () => {
    const { id } = await aMember()
    let statementId = ''
    const event = await changeOf(id, async () => {
      statementId = await suspend(id)
    })
    await liftMember(id, statementId)
    const token = await openSession(id)
    await deliver(event)
    expect(await isOpen(token)).toBe(true)
  })
})

it.each<[string, (memberId: string) => Promise<unknown>]>([
  ['is warned', (id) => measureMember(id, { measure: 'warn' })],
  ['changes the profile', (id) => transact({ member: changeMember(id, { bio: 'Neu.' }) })],
])('ends no session when the member %s', async (_name, work) => {
  const { id, token } = await aMember()
  await deliver(await changeOf(id, () => work(id)))
  expect(await isOpen(token)).toBe(true)
})
