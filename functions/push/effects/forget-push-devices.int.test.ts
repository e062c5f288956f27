import '#testing/work-queues.ts'
import { expect, it } from 'vitest'
import { pushState, subscribeToPush, type PushState } from '#shared/api/push.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { aSubscription } from '#testing/subscriptions.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { sessionKey, type SessionItem } from '#platform/identity/session.items.ts'
import { putAll, query } from '#platform/table/index.ts'
import { pushMemberKey } from '../../settings/index.ts'
import { endpointKey, pushPartition } from '../items/device.items.ts'
import { noteItem } from '../items/note.items.ts'
import { handler as subscribe } from '../devices/subscribe-to-push.ts'
import { handler as read } from '../state/push-state.ts'
import { handler } from './forget-push-devices.ts'

const deliver = deliverTo('forget-push-devices', handler)

it('removes the devices of a session that ended, and no others', async () => {
  const member = await aMember()
  const { id, token } = member
  const [own, elsewhere] = [aSubscription(), aSubscription()]
  await call(subscribe, subscribeToPush, { token, body: own })
  const session = (await stored(sessionKey(token))) as SessionItem
  await call(subscribe, subscribeToPush, { token, body: elsewhere })
  const { items } = await query(pushPartition(id))
  const other = (items as { endpoint: string; SK: string; PK: string }[]).find(
    ({ endpoint }) => endpoint === elsewhere.endpoint,
  )
  await putAll([{ ...other, PK: pushPartition(id).PK, SK: other?.SK ?? '', sessionId: 'another' }])
  for (let delivery = 0; delivery < 2; delivery++) await deliver(changeRecord(session, null))
  const state: PushState = (await call(read, pushState, { token })).json
  expect(state.devices).toHaveLength(1)
  expect(await stored(endpointKey(own.endpoint))).toBeNull()
  expect(await stored(endpointKey(elsewhere.endpoint))).not.toBeNull()
})

it('removes everything about push to a member who is removed', async () => {
  const { id, token } = await aMember()
  const subscriptions = [aSubscription(), aSubscription()]
  for (const body of subscriptions) await call(subscribe, subscribeToPush, { token, body })
  const payload = { title: 'Walküre', body: 'Hi', path: '/', tag: 'x', at: 1, actions: [] }
  const notes = Array.from({ length: 30 }, (_, index) =>
    noteItem(id, { ...payload, id: `follow-${String(index)}`, kind: 'follow' }, 'queued'),
  )
  for (const note of notes) await putAll([note])
  const member = (await stored(memberKey(id))) as MemberItem
  for (let delivery = 0; delivery < 2; delivery++) await deliver(changeRecord(member, null))
  expect((await query(pushPartition(id))).items).toEqual([])
  expect(await stored(pushMemberKey(id))).toBeNull()
  for (const { endpoint } of subscriptions) expect(await stored(endpointKey(endpoint))).toBeNull()
})
