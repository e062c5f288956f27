import { now } from '#platform/runtime/clock.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { changedJob, changeJob, saveJob } from '../jobs/change-job.ts'
import { readUnchanged } from '../jobs/job.repository.ts'
import { type JobItem } from '../jobs/job.items.ts'
import { LOST } from '../texts.ts'

const MINUTE_MS = 60_000
/** Shorter than the interval of runs, so that each run finds the jobs that the previous one did not send. */
const RESEND_AFTER_MS = 25 * MINUTE_MS
/** Longer than the time between two deliveries: no worker returns to the job after that. */
const LOST_AFTER_MS = 60 * MINUTE_MS

const before = (age: number): string => new Date(now() - age).toISOString()

/** False when the job changed meanwhile. */
const ifUnchanged = (parts: ReturnType<typeof saveJob>): Promise<boolean> =>
  onConditionFailed(
    transact(parts).then(() => true),
    () => false,
  )

/** Prevents the next run from sending the job again. */
const markAsSent = (job: JobItem): Promise<boolean> =>
  ifUnchanged(saveJob(job, changedJob(job, 'pending')))

/** Sends pending jobs whose message was never sent or was lost: after a pause, a spent budget or a crash. */
export const resendPending = async (): Promise<number> => {
  const messages: { clusterId: string }[] = []
  for (const job of await readUnchanged('pending', before(RESEND_AFTER_MS)))
    if (await markAsSent(job)) messages.push({ clusterId: job.clusterId })
  await sendWork('write-article', messages)
  return messages.length
}

/** Marks jobs whose workers all died as failed, so that admins can retry them. */
export const failLostJobs = async (): Promise<void> => {
  const error = { code: 'lost', message: LOST }
  for (const job of await readUnchanged('processing', before(LOST_AFTER_MS)))
    await ifUnchanged(changeJob(job, 'failed', { error }))
}
