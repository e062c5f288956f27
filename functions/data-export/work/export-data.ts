import * as z from 'zod/mini'
import { memberKey } from '#platform/identity/member.items.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { MAX_TRIES, worker } from '#platform/queue/worker.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { acquireLease, get, releaseLease, type Lease } from '#platform/table/index.ts'
import { removeMedia } from '../../uploads/index.ts'
import { archiveKey, pageKey } from '../items/export-objects.ts'
import { dataExportKey, stepIsDue, type DataExportItem } from '../items/export.items.ts'
import { packStep } from './pack-step.ts'
import { readStep, type StepResult } from './read-step.ts'

const Message = z.object({ memberId: z.string(), exportId: z.string(), step: z.int() })
type Message = z.infer<typeof Message>

/** Longer than the function may run. */
const LEASE_MS = 90_000

const queueStep = (message: Message): Promise<void> => sendWork('export-data', [message])

/**
 * The step is done already, or another delivery does it. Whoever did it may have died before it queued the next one, so
 * that is queued again; its lease and its number keep it from being done twice.
 */
const repeatNext = async ({ memberId, exportId, step }: Message): Promise<void> => {
  const item = await get(dataExportKey(memberId), { consistent: true })
  if (item?.exportId !== exportId || item.state !== 'running' || item.step <= step) return
  if ((item.leasedUntil ?? 0) < now()) await queueStep({ memberId, exportId, step: item.step })
}

const hasAccount = async (memberId: string): Promise<boolean> =>
  (await get(memberKey(memberId), { consistent: true })) !== undefined

const runStep = async (item: DataExportItem): Promise<StepResult> => {
  if (!(await hasAccount(item.memberId))) return { state: 'failed', failure: 'account_gone' }
  return item.reading ? readStep(item, item.reading) : packStep(item)
}

/** The account or a new request removed the export while the step wrote. A step that only lost its lease left nothing. */
const removeOrphans = async (item: DataExportItem): Promise<void> => {
  const current = await get(dataExportKey(item.memberId), { consistent: true })
  if (current?.exportId === item.exportId) return
  await removeMedia([pageKey(item, item.pages), archiveKey(item, item.archives.length + 1)])
}

const endFailed = (lease: Lease<DataExportItem>): Promise<unknown> =>
  releaseLease(lease, {
    set: { state: 'failed', failure: 'interrupted', updatedAt: isoNow() },
  })

/** Does one step of an export and queues the next. A step that is repeated writes the same objects again. */
export const handler = worker(Message, async (message, { tries }) => {
  const { memberId, exportId, step } = message
  const lease = await acquireLease(dataExportKey(memberId), {
    forMs: LEASE_MS,
    condition: stepIsDue(exportId, step),
  })
  if (!lease) return repeatNext(message)
  let result: StepResult
  try {
    result = await runStep(lease.item)
  } catch (error) {
    await (tries >= MAX_TRIES ? endFailed(lease) : releaseLease(lease))
    throw error
  }
  const next = step + 1
  const set = { ...result, step: next, updatedAt: isoNow() }
  if (!(await releaseLease(lease, { set }))) return removeOrphans(lease.item)
  if (result.state === undefined) await queueStep({ memberId, exportId, step: next })
})
