import { now } from '#platform/runtime/clock.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { changedJob, changeJob, readUnchanged, saveJob, type JobItem } from '../jobs/index.ts'
import { LOST } from './texts.ts'

const MINUTE_MS = 60_000
/** Shorter than the time between two runs, so that each catches what the one before it left. */
const SENT_LONG_AGO_MS = 25 * MINUTE_MS
/** Longer than from one delivery to the next: after that nobody will come back to the job. */
const LOST_MS = 60 * MINUTE_MS

const before = (age: number): string => new Date(now() - age).toISOString()

/** False if the job changed meanwhile, so there is no need. */
const ifUnchanged = async (change: Parameters<typeof transact>[0]): Promise<boolean> => {
  try {
    await transact(change)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Says that a message follows, so that the next run does not send one, too. */
const markAsSent = (job: JobItem): Promise<boolean> =>
  ifUnchanged(saveJob(job, changedJob(job, 'pending')))

/** Sends jobs whose message was never sent or is long gone: after a pause, a spent budget, a crash. */
export const resendPending = async (): Promise<number> => {
  const messages: { clusterId: string }[] = []
  for (const job of await readUnchanged('pending', before(SENT_LONG_AGO_MS)))
    if (await markAsSent(job)) messages.push({ clusterId: job.clusterId })
  await sendWork('write-article', messages)
  return messages.length
}

/** Jobs whose workers all died are shown as failed, where they can be tried again. */
export const failLostJobs = async (): Promise<void> => {
  const error = { code: 'lost', message: LOST }
  for (const job of await readUnchanged('processing', before(LOST_MS)))
    await ifUnchanged(changeJob(job, 'failed', { error }))
}
