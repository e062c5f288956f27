import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { notificationSettings, saveNotificationSettings } from '#shared/api/settings.ts'
import { env } from '#platform/runtime/env.ts'
import { documents } from '#testing/document-client.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { transact } from '#platform/table/index.ts'
import { notificationsKey, type NotificationsItem } from '../settings.items.ts'
import { changeNotifications, settleDevices } from './change-notifications.ts'
import { pushMemberKey } from './push-member.items.ts'
import { handler as read } from './notification-settings.ts'
import { handler as save } from './save-notification-settings.ts'

const ALL = { community: true, content: true, system: true, personalized: true }

const reading = (token: string) => call(read, notificationSettings, { token })
const saving = (token: string, body: unknown) =>
  call(save, saveNotificationSettings, { token, body })

describe('notification settings', () => {
  it('are all on by default and belong to the viewer', async () => {
    const [member, other] = [await aMember(), await aMember()]
    expect((await reading(member.token)).json).toEqual(ALL)
    const quiet = { ...ALL, content: false, personalized: false }
    expect((await saving(member.token, quiet)).json).toEqual(quiet)
    expect((await reading(member.token)).json).toEqual(quiet)
    expect((await reading(other.token)).json).toEqual(ALL)
  })

  it('change only the sent switches and return all of them', async () => {
    const { token } = await aMember()
    expect((await saving(token, { content: false })).json).toEqual({ ...ALL, content: false })
    const quiet = { ...ALL, content: false, system: false }
    expect((await saving(token, { system: false })).json).toEqual(quiet)
    expect((await reading(token)).json).toEqual(quiet)
  })

  it('keep whether push is on, which is in the same record', async () => {
    const { id, token } = await aMember()
    await documents.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: notificationsKey(id),
        UpdateExpression: 'SET enabled = :yes',
        ExpressionAttributeValues: { ':yes': true },
      }),
    )
    await saving(token, { ...ALL, system: false })
    expect(await stored(notificationsKey(id))).toMatchObject({ enabled: true, system: false })
  })

  it('keep the copy of a member with push in step, whatever changes at the same time', async () => {
    const member = await aMember()
    const { id, token } = member
    const settled = settleDevices(id, undefined, { hasDevices: true, set: { enabled: true } })
    await transact(settled)
    await Promise.all([
      saving(token, { content: false }),
      saving(token, { system: false }),
      changeNotifications(id, { pausedUntil: '2026-11-23T18:00:00.000Z', showsText: false }),
    ])
    const changed = { content: false, system: false, pausedUntil: '2026-11-23T18:00:00.000Z' }
    expect(await stored(notificationsKey(id))).toMatchObject({ ...changed, showsText: false })
    const copy = await stored(pushMemberKey(id))
    expect(copy).toMatchObject({ ...changed, enabled: true, community: true })
    expect(copy).not.toHaveProperty('showsText')
    expect((await saving(token, { content: true })).json).toEqual({ ...ALL, system: false })
    expect(await stored(pushMemberKey(id))).toMatchObject({ content: true })
    const record = (await stored(notificationsKey(id))) as NotificationsItem
    await transact(settleDevices(id, record, { hasDevices: false }))
    await saving(token, { community: false })
    expect(await stored(pushMemberKey(id))).toBeNull()
  })

  it.each([
    ['nothing', {}],
    ['no switch at all', { system: null }],
    ['a text for a switch', { ...ALL, system: 'false' }],
  ])('refuse %s', async (_, body) => {
    const { token } = await aMember()
    expect((await saving(token, body)).status).toBe(400)
    expect((await reading(token)).json).toEqual(ALL)
  })

  it('cost two units to read and two to write', async () => {
    const { token } = await aMember()
    expect(await unitsOf(() => saving(token, ALL))).toEqual({ read: 1.5, write: 2, calls: 4 })
    expect(await unitsOf(() => reading(token))).toEqual({ read: 2, write: 0, calls: 2 })
  })

  it('refuse calls without a valid token', async () => {
    expect((await reading(newToken())).status).toBe(401)
    expect((await saving(newToken(), ALL)).status).toBe(401)
  })
})
