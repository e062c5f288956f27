import { faults } from '#testing/fault-proxy.ts'
import { emptyQueues, takeBodies, workOff, workQueues } from '#testing/work-queues.ts'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { aReceiver, pushesTo, queuedTexts, setClock, wish } from '#testing/push-receivers.ts'
import { runSchedule } from '#testing/schedules.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { chooseShard } from '../../settings/index.ts'
import { readWishes } from '../decide/wishes.ts'
import type { NewNote } from '../items/note.items.ts'
import { duePartition, DUE_SHARDS, waitingPartition } from '../waiting/waiting.items.ts'
import { pushOrWait } from '../waiting/let-wait.ts'
import { flushMember } from './flush-member.ts'
import { handler } from './push-due.ts'
import { handler as start } from './start-due-pushes.ts'

const NIGHT = '2026-11-23T22:00:00.000Z'
const MORNING = '2026-11-24T07:00:00.000Z'

const aNote = (more: Partial<NewNote> = {}): NewNote => {
  const id = newId()
  return {
    ...{ id: `moderation-${id}`, kind: 'moderation', title: 'Entschieden', body: 'Ja.' },
    ...{ path: '/', tag: id, at: Date.now(), actions: [] },
    ...more,
  }
}

const waitFor = (memberId: string, note: NewNote): Promise<void> =>
  pushOrWait(memberId, note, readWishes({ enabled: true, hasDevices: true }))

const waitingOf = async (memberId: string) =>
  (await storedUnder(waitingPartition(memberId))).filter(({ SK }) => SK.startsWith('WAIT#'))

const run = async (): Promise<void> => {
  await runSchedule('start-due-pushes', start)
  await workOff('push-due', handler)
}

beforeEach(async () => {
  await emptyQueues()
  for (let shard = 0; shard < DUE_SHARDS; shard++)
    for (const item of await storedUnder(duePartition(shard))) await remove(item)
  setClock(NIGHT)
})

afterEach(() => {
  faults.clear()
  vi.useRealTimers()
})

it('pushes to more members of a shard than a page holds, and leaves nothing', async () => {
  const ids = Array.from({ length: 1500 }, () => newId())
    .filter((id) => chooseShard(id, DUE_SHARDS) === 0)
    .slice(0, 60)
  for (const id of ids) {
    await wish(id, {})
    await waitFor(id, aNote())
  }
  setClock(MORNING)
  await run()
  const sent = (await takeBodies(workQueues['send-push'].url)) as { memberId: string }[]
  expect(new Set(sent.map(({ memberId }) => memberId))).toEqual(new Set(ids))
  expect(ids).toHaveLength(60)
  for (let shard = 0; shard < DUE_SHARDS; shard++)
    expect(await storedUnder(duePartition(shard))).toEqual([])
})

it('keeps its entry when another push began to wait while it worked', async () => {
  const { id } = await aReceiver()
  await waitFor(id, aNote())
  setClock(MORNING)
  await flushMember(id, Date.parse(MORNING))
  setClock(NIGHT)
  await waitFor(id, aNote({ body: 'Spät.' }))
  setClock(MORNING)
  await run()
  expect(await queuedTexts({ id })).toEqual(['Entschieden: Ja.', 'Entschieden: Spät.'])
})

it('makes one summary of more pushes than a transaction holds', async () => {
  const { id } = await aReceiver()
  for (let count = 0; count < 120; count++) await waitFor(id, aNote())
  setClock(MORNING)
  await run()
  expect(await queuedTexts({ id })).toEqual([
    'Während du Ruhe hattest: 120 Entscheidungen der Moderation',
  ])
  expect(await waitingOf(id)).toEqual([])
  const parts = (await pushesTo({ id })).filter(({ kind }) => kind !== 'summary')
  expect(new Set(parts.map(({ state, body }) => `${state}${body}`))).toEqual(new Set(['done']))
})

describe('a run that dies', () => {
  const SUMMARY = 'Während du Ruhe hattest: 2 Entscheidungen der Moderation'

  /** With two pushes that wait, and one more that begins to wait after the run. */
  const dieAt = async (operation: string): Promise<string> => {
    const { id } = await aReceiver()
    await waitFor(id, aNote())
    await waitFor(id, aNote())
    setClock(MORNING)
    faults.inject('failure', 1000, { test: (call) => call.endsWith(operation) })
    await run()
    faults.clear()
    expect(await waitingOf(id)).not.toEqual([])
    setClock(NIGHT)
    await waitFor(id, aNote({ body: 'Spät.' }))
    setClock(MORNING)
    await run()
    await run()
    expect(await waitingOf(id)).toEqual([])
    return id
  }

  it('before it wrote the summary loses nothing', async () => {
    const id = await dieAt('TransactWriteItems')
    expect(await queuedTexts({ id })).toEqual([SUMMARY.replace('2', '3')])
  })

  it('before it queued the summary counts nothing twice', async () => {
    const id = await dieAt('PutItem')
    expect(await queuedTexts({ id })).toEqual([SUMMARY.replace('2', '3')])
  })

  it('before it removed what waited pushes nothing twice', async () => {
    const id = await dieAt('DeleteItem')
    expect((await queuedTexts({ id })).toSorted()).toEqual(['Entschieden: Spät.', SUMMARY])
  })
})

it('counts each push once when two runs flush a member at the same time', async () => {
  const { id } = await aReceiver()
  await waitFor(id, aNote())
  await waitFor(id, aNote())
  setClock(MORNING)
  await Promise.all([1, 2, 3].map(() => flushMember(id, Date.parse(MORNING))))
  expect(await queuedTexts({ id })).toEqual([
    'Während du Ruhe hattest: 2 Entscheidungen der Moderation',
  ])
})

it('queues the next page once, however often a page is delivered', async () => {
  const ids = Array.from({ length: 1500 }, () => newId())
    .filter((id) => chooseShard(id, DUE_SHARDS) === 0)
    .slice(0, 60)
  for (const id of ids) await waitFor(id, aNote())
  setClock(MORNING)
  const body = JSON.stringify({ shard: 0, run: Date.parse(MORNING) })
  const deliver = (tries: number) => {
    const attributes = { ApproximateReceiveCount: String(tries) }
    return handler({ Records: [{ messageId: newId(), body, attributes }] } as unknown as SQSEvent)
  }
  faults.inject('failure', 100_000, { test: (call) => call.endsWith('GetItem') })
  expect((await deliver(1)).batchItemFailures).toHaveLength(1)
  expect((await deliver(2)).batchItemFailures).toHaveLength(1)
  expect(await takeBodies(workQueues['push-due'].url)).toHaveLength(1)
})

it('queues a push again that was stored but not queued before the quiet hours began', async () => {
  const { id } = await aReceiver()
  const note = aNote()
  setClock('2026-11-23T20:59:59.000Z')
  await waitFor(id, note)
  await emptyQueues()
  setClock(NIGHT)
  await waitFor(id, note)
  expect(await takeBodies(workQueues['send-push'].url)).toEqual([{ memberId: id, noteId: note.id }])
  expect(await waitingOf(id)).toEqual([])
})

it('drops what the member switched off meanwhile', async () => {
  const { id } = await aReceiver()
  await waitFor(id, aNote())
  await wish(id, { system: false })
  setClock(MORNING)
  await run()
  expect(await pushesTo({ id })).toMatchObject([{ state: 'done', title: '', body: '' }])
})
