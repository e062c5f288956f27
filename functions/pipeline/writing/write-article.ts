import * as z from 'zod/mini'
import { now } from '../../platform/clock.ts'
import { itemAt, readItems } from '../../platform/read-items.ts'
import { ConditionFailed, transact } from '../../platform/transact.ts'
import { worker } from '../../platform/worker.ts'
import { changedJob, jobKey, saveJob, unsentJob, type JobItem } from '../jobs/index.ts'
import { haltOn } from '../ledger/index.ts'
import { attempt } from './attempt.ts'

/** Longer than the function may run, so that only the job of a dead one is taken over. */
const LEASE_MS = 150_000

const StoryToWrite = z.object({ storyId: z.string() })

const readJobAndHalt = async (storyId: string) => {
  const [key, halt] = [jobKey(storyId), haltOn(now())]
  const items = await readItems([key, ...halt.keys], { consistent: true })
  const { isPaused, isSpent } = halt.of(items)
  return { job: itemAt(items, key) as JobItem | undefined, isHalted: isPaused || isSpent }
}

/** Another worker's answer is awaited; should it be dead, the message comes again after its lease. */
const refuseLeased = ({ leasedUntil = 0, storyId }: JobItem): void => {
  if (leasedUntil > now()) throw new Error(`Somebody else is writing the story ${storyId}.`)
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
export const handler = worker(StoryToWrite, async ({ storyId }, { tries }) => {
  const { job, isHalted } = await readJobAndHalt(storyId)
  if (!job) throw new Error(`There is no job for the story ${storyId}.`)
  if (job.state === 'completed') return
  refuseLeased(job)
  if (isHalted) await putBack(job)
  else await attempt(await claim(job), tries)
})
