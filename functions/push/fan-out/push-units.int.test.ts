import { pushService } from '#testing/push.ts'
import { emptyQueues, workOnce } from '#testing/work-queues.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { put, write } from '#platform/table/index.ts'
import { putAll } from '#testing/posts.ts'
import { setClock } from '#testing/push-receivers.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { PUSH_UNITS, RECEIVERS_PER_PAGE } from '#testing/push-units.ts'
import { pushMembersPartition } from '../../settings/index.ts'
import { deviceIdOf, deviceKey, type PushDeviceItem } from '../items/device.items.ts'
import type { NewNote } from '../items/note.items.ts'
import { queueNote } from '../sending/queue-note.ts'
import { handler as send } from '../sending/send-push.ts'
import { putCampaign } from './campaign.items.ts'
import { handler as fanOut } from './fan-out-push.ts'
import { sendWork } from '#platform/queue/send-work.ts'

const SHARD = 31

const aNote = (id: string): NewNote => ({
  ...{ id, kind: 'news', title: 'Die News des Tages', body: '• Neues Album\n'.repeat(3) },
  ...{ path: '/news', tag: 'news', at: Date.now(), actions: [] },
})

beforeEach(async () => {
  setClock('2026-11-23T17:00:00.000Z')
  await emptyQueues()
})

afterEach(() => {
  vi.useRealTimers()
})

it.runIf(unitsAreExact)('a page of receivers costs what npm run cost counts', async () => {
  const { PK } = pushMembersPartition(SHARD)
  for (const item of await storedUnder({ PK })) await remove(item)
  const settings = { enabled: true, community: true, content: true, system: true }
  const ids = Array.from({ length: RECEIVERS_PER_PAGE }, () => newId())
  await putAll(ids.map((SK) => ({ PK, SK, ...settings, personalized: true })))
  const id = `news-${newId()}`
  await write(putCampaign(id, { kind: 'news', note: aNote(id) }))
  await sendWork('fan-out-push', [{ id, shard: SHARD }])
  expect(await unitsOf(() => workOnce('fan-out-push', fanOut))).toEqual(PUSH_UNITS.page)
})

it.runIf(unitsAreExact)('a push to a device costs what npm run cost counts', async () => {
  const memberId = newId()
  const { endpoint, keys } = pushService.subscribe()
  const times = { createdAt: new Date().toISOString(), sessionId: newId(), publicKey: '' }
  const device = { ...deviceKey(memberId, deviceIdOf(endpoint)), endpoint, ...keys, ...times }
  await write(put<PushDeviceItem>({ ...device, name: 'Firefox unter Linux' }))
  await queueNote(memberId, aNote(`news-${newId()}`))
  expect(await unitsOf(() => workOnce('send-push', send))).toEqual(PUSH_UNITS.send)
  expect(pushService.receivedAt(endpoint)).toHaveLength(1)
})
