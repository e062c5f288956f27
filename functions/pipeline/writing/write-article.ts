import * as z from 'zod/mini'
import { now } from '#platform/runtime/clock.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { worker } from '#platform/queue/worker.ts'
import { changedJob, jobKey, saveJob, unsentJob, type JobItem } from '../jobs/index.ts'
import { haltOn } from '../run-state/index.ts'
import { produceArticle } from './produce-article.ts'

/** Longer than the function may run, so that only the job of a dead one is taken over. */
const LEASE_MS = 150_000

const ClusterToWrite = z.object({ clusterId: z.string() })

const readJobAndHalt = async (clusterId: string) => {
  const [key, halt] = [jobKey(clusterId), haltOn(now())]
  const items = await readItems([key, ...halt.keys], { consistent: true })
  const { isPaused, isSpent } = halt.of(items)
  return { job: itemAt(items, key) as JobItem | undefined, isHalted: isPaused || isSpent }
}

/** Another worker's answer is awaited; should it be dead, the message comes again after its lease. */
const refuseLeased = ({ leasedUntil = 0, clusterId }: JobItem): void => {
  if (leasedUntil > now()) throw new Error(`Somebody else is writing the cluster ${clusterId}.`)
}

/** While it is halted nothing is written; a later article run sends the job again. */
const putBack = async (job: JobItem): Promise<void> => {
  try {
    await transact(saveJob(job, unsentJob(job)))
  } catch (error) {
    // Somebody else has it now, or has put it back.
    if (!(error instanceof ConditionFailed)) throw error
  }
}

const claim = async (job: JobItem): Promise<JobItem> => {
  const claimed = changedJob(job, 'processing', {
    attempts: job.attempts + 1,
    leasedUntil: now() + LEASE_MS,
  })
  await transact(saveJob(job, claimed))
  return claimed
}

/** A message for a failed job was sent again by an admin, so the job is tried again, too. */
export const handler = worker(ClusterToWrite, async ({ clusterId }, { tries }) => {
  const { job, isHalted } = await readJobAndHalt(clusterId)
  if (!job) throw new Error(`There is no job for the cluster ${clusterId}.`)
  if (job.state === 'completed') return
  refuseLeased(job)
  if (isHalted) await putBack(job)
  else await produceArticle(await claim(job), tries)
})
