import '#testing/topic.ts'
import '#testing/mailbox.ts'
import '#testing/model.ts'
import '#testing/work-queues.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { putAll, transact, type Stored } from '#platform/table/index.ts'
import { deliverErasure } from '#testing/erasures.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { caseKey, relatedCasesPartition, ownReportKey, reportKey } from '../../cases/items/index.ts'
import { ownPartition } from '../../concerts/items/index.ts'
import { sidesPartition } from '../../messages/threads/side.items.ts'
import { erasureKey, newErasure, putErasure } from '../../auth/erasure-state/index.ts'
import { aroundTable } from '#testing/table-calls.ts'

/** A delivery of 40 seconds makes 160 calls, and a pass over an empty account needs some 40. */
const MS_PER_CALL = 250
const MANY = 150

let undo = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  undo = aroundTable((next, operation, input) => {
    vi.setSystemTime(Date.now() + MS_PER_CALL)
    return next(operation, input)
  })
})

afterEach(() => {
  undo()
  vi.useRealTimers()
})

const threadsOf = (memberId: string): Stored[] =>
  Array.from({ length: MANY }, () => {
    const otherId = newId()
    return { ...sidesPartition(memberId), SK: `WITH#${otherId}`, entity: 'ChatSide', otherId }
  })

const submissionsOf = (memberId: string): Stored[] =>
  Array.from({ length: MANY }, () => ({
    ...ownPartition(memberId),
    SK: newId(),
    concertId: newId(),
  }))

/** One post that many members reported. */
const reportsOf = (authorId: string): Stored[] => {
  const target = { kind: 'community-post', targetId: newId() } as const
  const caseId = newId()
  return [
    { ...caseKey(caseId), entity: 'Case', ...target, caseId, authorId },
    { ...relatedCasesPartition(authorId), SK: caseId },
    ...Array.from({ length: MANY }, () => {
      const [memberId, reportId] = [newId(), newId()]
      return [
        { ...reportKey(target, reportId), ...target, reportId, memberId },
        { ...ownReportKey(memberId, target), ...target, reportId, path: '/#post', title: 'Laut.' },
      ]
    }).flat(),
  ] as Stored[]
}

it.each([
  ['threads', threadsOf],
  ['submitted concerts', submissionsOf],
  ['reporters', reportsOf],
] as const)('ends for a member with more %s than fit into a delivery', async (_, itemsOf) => {
  const { id } = await aMember()
  await putAll(itemsOf(id))
  await transact(putErasure({ ...newErasure(id, '0'.repeat(26)), dueAt: isoNow() }))
  let deliveries = 0
  const isDone = async () => (await stored(erasureKey(id)))?.state === 'done'
  for (; deliveries < 30 && !(await isDone()); deliveries++) await deliverErasure(id)
  expect(await isDone()).toBe(true)
  expect(deliveries).toBeGreaterThan(2)
})
