import * as z from 'zod/mini'
import { hash } from 'node:crypto'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { sessionsPartition } from '#platform/identity/session.items.ts'
import { get, query, transact, unlessConditionFailed, write } from '#platform/table/index.ts'
import { receiptText } from '#shared/domain/erasure-receipt.ts'
import { putNote } from '../../uploads/index.ts'
import {
  beginErasure,
  cancelWaiting,
  endPass,
  erasureKey,
  finishErasure,
  removeDue,
  SWEPT_SECONDS,
  type ErasureItem,
} from '../../auth/erasure-state/index.ts'
import { Erasing, OutOfTime } from './erasing.ts'
import { runPass } from './run-pass.ts'

const Message = z.object({ memberId: z.string() })

/** Of the 60 seconds of the worker. */
const BUDGET_MS = 40_000
/** In which effects work off what the pass has caused. */
const PAUSE_SECONDS = 900

const readErasure = (memberId: string): Promise<ErasureItem | undefined> =>
  get(erasureKey(memberId), { consistent: true })

/** A sign-in since the request means that the member stays, even if it could not cancel itself. */
const hasReturned = async ({ memberId, requestedAt, isFinal }: ErasureItem): Promise<boolean> => {
  if (isFinal) return false
  const { items } = await query(sessionsPartition(memberId), { consistent: true })
  return items.some(({ createdAt }) => createdAt > requestedAt)
}

/** Returns the running erasure; undefined when there is nothing to do. */
const begin = async (memberId: string): Promise<ErasureItem | undefined> => {
  const erasure = await readErasure(memberId)
  if (erasure?.state !== 'waiting') return erasure
  if (erasure.dueAt > isoNow()) return undefined
  const returned = await hasReturned(erasure)
  await unlessConditionFailed(transact((returned ? cancelWaiting : beginErasure)(erasure)))
  return returned ? undefined : readErasure(memberId)
}

/** Outside of the table, so that the erasure is repeated after the table was restored (docs/product/erasure.md). */
const noteOutside = (memberId: string, finishedAt: string): Promise<void> =>
  putNote(`erased/${memberId}`, finishedAt)

const PREFIX = 'erased:'

/** How many items of each kind are in the receipt, by the name of the kind. */
const countsOf = (erasure: ErasureItem): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(erasure)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, count]) => [name.slice(PREFIX.length), Number(count)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const receiptOf = (erasure: ErasureItem, finishedAt: string) => {
  const { receipt: number, requestedAt } = erasure
  const counts = countsOf(erasure)
  return {
    counts,
    finishedAt,
    hash: hash('sha256', receiptText({ number, requestedAt, finishedAt, counts })),
  }
}

const finish = async (erasure: ErasureItem): Promise<void> => {
  const finished = receiptOf(erasure, isoNow())
  await noteOutside(erasure.memberId, finished.finishedAt)
  await unlessConditionFailed(transact(finishErasure(erasure, finished)))
  log.info('account erased', { receipt: erasure.receipt })
}

const isSwept = ({ finishedAt }: ErasureItem): boolean =>
  finishedAt !== undefined && Date.parse(finishedAt) + SWEPT_SECONDS * 1000 < now()

/** A pass that found something is followed by another one; the first that finds nothing is the proof. */
const endOrRepeat = async (memberId: string): Promise<void> => {
  const erasure = await readErasure(memberId)
  if (!erasure) return
  const { state, found = 0, passes = 0 } = erasure
  if (state === 'done') {
    if (isSwept(erasure)) await write(removeDue(erasure))
    return
  }
  if (found === 0 && passes > 0) return finish(erasure)
  await unlessConditionFailed(write(endPass(erasure)))
  await sendWork('erase-member', [{ memberId }], { delaySeconds: PAUSE_SECONDS })
}

/** Deletes a part of what is stored of a member, as much as fits into one delivery, and continues with the next one. */
export const handler = worker(Message, async ({ memberId }) => {
  const erasure = await begin(memberId)
  if (!erasure) return
  try {
    await runPass(new Erasing(memberId, now() + BUDGET_MS), (erasure.passes ?? 0) === 0)
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    await sendWork('erase-member', [{ memberId }])
    return
  }
  await endOrRepeat(memberId)
})
