import { aConnection } from '#testing/live.ts'
import { describe, expect, it } from 'vitest'
import { listPosts } from '#shared/api/posts.ts'
import { endMemberSessions } from '#shared/api/member-sessions.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { sessionKey, sessionsPartition } from '#platform/identity/session.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { handler as endSessions } from '../../auth/effects/end-restricted-sessions.ts'
import { handler as closeConnections } from '../../live/effects/close-connections.ts'
import { deviceMarksPartition } from '../../auth/device-marks/index.ts'
import { anAccount, signIn, tokenOf } from '#testing/accounts.ts'
import { entriesOf } from '#testing/audit.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { measureMember } from '#testing/measures.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { handler } from './end-member-sessions.ts'

const end = ({ token }: TestMember, id: string, body: object = { reason: 'taken-over' }) =>
  call(handler, endMemberSessions, { token, params: { id }, body })

const read = async (token: string) =>
  (await call(await handlerOf('listPosts'), listPosts, { token })).status

const settle = deliverTo('end-restricted-sessions', endSessions)
const close = deliverTo('close-connections', closeConnections)

/** Does this, and what follows from the change of the member. */
const settled = async (id: string, work: () => Promise<unknown>): Promise<void> => {
  const record = await changeBy(memberKey(id), work)
  if (!record) throw new Error('Nothing changed')
  await settle(record, record)
}

describe('the end of all sessions', () => {
  it('works with the next request, and the member signs in again at once', async () => {
    const [account, moderator] = [await anAccount(), await aModerator()]
    await signIn(account.username, { deviceMark: crypto.randomUUID() })
    const tokens = [await tokenOf(account), await tokenOf(account)]
    expect(await storedUnder(deviceMarksPartition(account.id))).toHaveLength(1)
    let statuses: number[] = []
    await settled(account.id, async () => {
      expect((await end(moderator, account.id)).status).toBe(200)
      statuses = await Promise.all(tokens.map(read))
    })
    expect(statuses).toEqual([401, 401])
    expect(await storedUnder(sessionsPartition(account.id))).toEqual([])
    expect(await storedUnder(deviceMarksPartition(account.id))).toEqual([])
    expect(await read(await tokenOf(account))).toBe(200)
  })

  it('keeps a session that was opened since, also when the event comes late', async () => {
    const [account, moderator] = [await anAccount(), await aModerator()]
    const before = await stored(memberKey(account.id))
    await end(moderator, account.id)
    const after = await stored(memberKey(account.id))
    const token = await tokenOf(account)
    await settle(changeRecord(before, after))
    expect(await read(token)).toBe(200)
  })

  it('leaves an entry in the audit log with the reason', async () => {
    const [member, moderator] = [await aMember(), await aModerator()]
    const entries = await entriesOf(() => end(moderator, member.id, { reason: 'lost-device' }))
    expect(entries).toMatchObject([
      {
        act: 'end-sessions',
        kind: 'member',
        objectId: member.id,
        actorId: moderator.id,
        category: 'lost-device',
      },
    ])
  })

  it('is refused without a reason, to others, about oneself, about staff and for no member', async () => {
    const [member, moderator, other] = [await aMember(), await aModerator(), await aModerator()]
    const admin = await aMember({ role: 'admin' })
    expect((await end(moderator, member.id, {})).status).toBe(400)
    expect((await end(member, other.id)).status).toBe(403)
    expect((await end(await aMember({ role: 'reviewer' }), member.id)).status).toBe(403)
    expect((await end(moderator, moderator.id)).status).toBe(409)
    expect((await end(moderator, other.id)).status).toBe(409)
    expect((await end(moderator, newId())).status).toBe(404)
    expect((await end(admin, other.id)).status).toBe(200)
    expect(await read(member.token)).toBe(200)
  })
})

it.each<[string, (id: string) => Promise<unknown>]>([
  ['sessions are ended', async (id) => end(await aModerator(), id)],
  ['a suspension', (id) => measureMember(id, { measure: 'suspend' })],
])('open connections end with it: %s', async (_name, work) => {
  const [member, stranger] = [await aMember(), await aMember()]
  const [own, foreign] = [await aConnection(member), await aConnection(stranger)]
  const session = await stored(sessionKey(member.token))
  await settled(member.id, () => work(member.id))
  expect(await stored(sessionKey(member.token))).toBeNull()
  await close(changeRecord(session, null))
  expect([own.isOpen(), foreign.isOpen()]).toEqual([false, true])
  expect(await read(member.token)).toBe(401)
})
