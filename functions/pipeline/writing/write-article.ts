import * as z from 'zod/mini'
import { now } from '#platform/runtime/clock.ts'
import { getItems, transact } from '#platform/table/index.ts'
import { worker } from '#platform/queue/worker.ts'
import { changedJob, saveJob } from '../jobs/change-job.ts'
import { jobKey, type JobItem } from '../jobs/job.items.ts'
import { haltOn } from '../run-state/halt.ts'
import { putBack } from './end-attempt.ts'
import { keptDraftKey } from './kept-draft.ts'
import { produceArticle } from './produce-article.ts'

/** Longer than the function may run, so that only the job of a dead worker is taken over. */
const LEASE_MS = 150_000

const ClusterToWrite = z.object({ clusterId: z.string() })

const loadJobAndHalt = async (clusterId: string) => {
  const [key, draftKey, halt] = [jobKey(clusterId), keptDraftKey(clusterId), haltOn(now())]
  const items = await getItems([key, draftKey, ...halt.keys], { consistent: true })
  const { isPaused, isSpent } = halt.of(items)
  return { job: items.at(key), draft: items.at(draftKey), isHalted: isPaused || isSpent }
}

/** Fails while another worker has the lease; the message is delivered again after the lease ends. */
const assertNotLeased = ({ leasedUntil = 0, clusterId }: JobItem): void => {
  if (leasedUntil > now()) throw new Error(`Another worker is writing the cluster ${clusterId}.`)
}

/** @throws ConditionFailed when another worker acquired it meanwhile */
const acquireJob = async (job: JobItem): Promise<JobItem> => {
  const leased = changedJob(job, 'processing', {
    attempts: job.attempts + 1,
    leasedUntil: now() + LEASE_MS,
  })
  await transact(saveJob(job, leased))
  return leased
}

/** Also writes failed jobs: their message comes from an admin who sent it again. */
export const handler = worker(ClusterToWrite, async ({ clusterId }, { tries }) => {
  const { job, draft, isHalted } = await loadJobAndHalt(clusterId)
  if (!job) throw new Error(`There is no job for the cluster ${clusterId}.`)
  if (job.state === 'completed') return
  assertNotLeased(job)
  if (isHalted) await putBack(job)
  else await produceArticle(await acquireJob(job), draft, tries)
})
