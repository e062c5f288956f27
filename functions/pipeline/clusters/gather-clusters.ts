import * as z from 'zod/mini'
import { epochSeconds, isoNow, now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import { get, getItems, put, write } from '#platform/table/index.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { readJobs } from '../jobs/job.repository.ts'
import { type JobItem } from '../jobs/job.items.ts'
import { COUNTS_KEY, sampleKey, type SampleItem } from '../run-state/run-state.items.ts'
import { haltOn, type Halt } from '../run-state/halt.ts'
import { groupAsked } from './group-asked.ts'
import { failLostJobs, resendPending } from './recover-jobs.ts'
import { withRunLease } from './run-lease.ts'
import { saveCluster, type FeedItemCluster } from './save-cluster.ts'
import { readNewItems, readClustersAround } from './cluster.repository.ts'

/** Per run; a further run follows at once for the rest. */
const MAX_ITEMS = 500
const JOBS_PER_READ = 100
const MESSAGES_PER_CALL = 10
const WEEK_MS = 7 * 86_400_000

const ArticleRun = z.object({ requestedAt: z.iso.datetime() })

const readHalt = async (): Promise<Halt> => {
  const halt = haltOn(now())
  return halt.of(await getItems(halt.keys, { consistent: true }))
}

const clustersOf = async (items: readonly FeedItem[]): Promise<readonly FeedItemCluster[]> => {
  if (items.length === 0) return []
  const times = items.map(({ fetchedAt }) => Date.parse(fetchedAt))
  const clusters = await readClustersAround(Math.min(...times), Math.max(...times))
  return groupAsked(items, clusters)
}

const jobsOf = async (
  clusters: readonly FeedItemCluster[],
): Promise<ReadonlyMap<string, JobItem>> => {
  const ids = clusters.flatMap(({ known }) => known?.SK ?? [])
  const jobs = new Map<string, JobItem>()
  for (let start = 0; start < ids.length; start += JOBS_PER_READ)
    for (const [id, job] of await readJobs(ids.slice(start, start + JOBS_PER_READ)))
      jobs.set(id, job)
  return jobs
}

/** Sends messages in batches during the run, so that writing starts before the run ends. */
class Outbox {
  private messages: { clusterId: string }[] = []

  async add(clusterId: string): Promise<void> {
    this.messages.push({ clusterId })
    if (this.messages.length >= MESSAGES_PER_CALL) await this.flush()
  }

  async flush(): Promise<void> {
    const messages = this.messages.splice(0)
    await sendWork('write-article', messages)
  }
}

/** The number of items that were added to a cluster. */
const gather = async (items: readonly FeedItem[], isSpent: boolean): Promise<number> => {
  const clusters = await clustersOf(items)
  const jobs = await jobsOf(clusters)
  const outbox = new Outbox()
  let gathered = 0
  for (const cluster of clusters) {
    const job = cluster.known ? jobs.get(cluster.known.SK) : undefined
    if (!(await saveCluster(cluster, job, !isSpent))) continue
    gathered += cluster.items.length
    if (!cluster.known && !isSpent) await outbox.add(cluster.items[0].id)
  }
  await outbox.flush()
  return gathered
}

const writeSample = async (at: string): Promise<void> => {
  const counts = await get(COUNTS_KEY, { consistent: true })
  const { pending = 0, processing = 0, failed = 0 } = counts ?? {}
  const expiresAt = epochSeconds(now() + WEEK_MS)
  await write(put<SampleItem>({ ...sampleKey(at), pending, processing, failed, expiresAt }))
}

/** True when items are left that a further run can gather. */
const run = async (startedAt: string): Promise<boolean> => {
  const { isPaused, isSpent } = await readHalt()
  if (isPaused) return false
  await failLostJobs()
  const resent = isSpent ? 0 : await resendPending()
  const { items, isMore } = await readNewItems(MAX_ITEMS)
  const gathered = await gather(items, isSpent)
  await writeSample(startedAt)
  log.info('clusters gathered', { items: items.length, gathered, resent })
  return isMore && gathered > 0
}

/** A second concurrent run only requests another one, which starts when the first has ended. */
export const handler = worker(ArticleRun, async () => {
  const done = await withRunLease(run)
  if (!done) log.info('another article run is active')
  else if (done.result || done.isAskedAgain)
    await sendWork('gather-clusters', [{ requestedAt: isoNow() }])
})
