import { describe, expect, it } from 'vitest'
import { unread, unreadCounts, type NotificationKind } from '#shared/api/notifications.ts'
import { get, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { unitsOf } from '#testing/units.ts'
import { changeUnread, countUnreadMessages, unreadKey } from './unread.items.ts'
import { handler as readAll } from './unread.ts'
import { handler } from './unread-counts.ts'

const read = (token: string | undefined, headers = {}) =>
  call(handler, unreadCounts, { token, headers })

const count = async (memberId: string, kind: NotificationKind): Promise<void> => {
  await write(changeUnread(memberId, await get(unreadKey(memberId)), { kind, by: 1 }))
}

describe('unread counts', () => {
  it('start at zero and count the notifications of the viewer only', async () => {
    const member = await aMember()
    const other = await aMember()
    expect((await read(member.token)).json).toEqual({ likes: 0, comments: 0 })
    await count(member.id, 'like')
    await count(member.id, 'comment')
    await count(member.id, 'follow')
    expect((await read(member.token)).json).toEqual({ likes: 1, comments: 2 })
    expect((await read(other.token)).json).toEqual({ likes: 0, comments: 0 })
  })

  it('answers 304 until a notification arrives', async () => {
    const member = await aMember()
    const etag = (await read(member.token)).headers['etag'] ?? ''
    expect((await read(member.token, { 'if-none-match': etag })).status).toBe(304)
    await count(member.id, 'like')
    expect((await read(member.token, { 'if-none-match': etag })).status).toBe(200)
  })

  it('costs one and a half units', async () => {
    const { token } = await aMember()
    expect(await unitsOf(() => read(token))).toEqual({ read: 1.5, write: 0, calls: 2 })
  })

  it('refuses calls without a valid token', async () => {
    expect((await read(undefined)).status).toBe(401)
    expect((await read(newToken())).status).toBe(401)
  })
})

describe('all unread numbers', () => {
  it('are those of notifications and of messages', async () => {
    const { id, token } = await aMember()
    await count(id, 'like')
    await count(id, 'mention')
    await write(countUnreadMessages(id, 3))
    const answer = await call(readAll, unread, { token })
    expect(answer.json).toEqual({ likes: 1, comments: 1, messages: 3 })
  })

  it('cost one and a half units', async () => {
    const { token } = await aMember()
    const reading = () => call(readAll, unread, { token })
    expect(await unitsOf(reading)).toEqual({ read: 1.5, write: 0, calls: 2 })
  })
})
