import * as z from 'zod/mini'
import { epochSeconds, isoNow, now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import {
  get,
  getItems,
  put,
  write,
  onConditionFailed,
  transact,
  allPages,
  getMany,
  query,
} from '#platform/table/index.ts'
import { type FeedItem, feedItemKey, FRESH_ITEMS } from '../intake/feed-item.items.ts'
import { readJobs, readUnchanged } from '../jobs/job.repository.ts'
import type { JobItem } from '../jobs/job.items.ts'
import { COUNTS_KEY, sampleKey, type SampleItem } from '../run-state/run-state.items.ts'
import { haltOn, type Halt } from '../run-state/halt.ts'
import { groupAsked } from './group-asked.ts'
import { withRunLease } from './run-lease.ts'
import { saveCluster, type FeedItemCluster } from './save-cluster.ts'
import { changedJob, changeJob, saveJob } from '../jobs/change-job.ts'
import { LOST } from '../texts.ts'
import { EVENT_MS } from './cluster.ts'
import { clustersPartition, type ClusterItem } from './cluster.items.ts'

const KEYS_PER_READ = 100
const DAY_MS = 86_400_000

interface NewItems {
  readonly items: readonly FeedItem[]
  /** There are more than `limit`. */
  readonly isMore: boolean
}

const readFeedItems = async (ids: readonly string[]): Promise<FeedItem[]> => {
  const items: FeedItem[] = []
  for (let start = 0; start < ids.length; start += KEYS_PER_READ) {
    const keys = ids.slice(start, start + KEYS_PER_READ).map(feedItemKey)
    const found = await getMany(keys, { consistent: true })
    items.push(...found.filter((item) => item !== undefined))
  }
  return items
}

/** Items that are in no cluster yet, the first fetched first. */
const readNewItems = async (limit: number): Promise<NewItems> => {
  const { items: fresh, next } = await query(FRESH_ITEMS, { limit, consistent: true })
  const items = await readFeedItems(fresh.map(({ itemId }) => itemId))
  return { items, isMore: next !== undefined }
}

const readDay = (day: string): Promise<ClusterItem[]> =>
  allPages((startAt) => query(clustersPartition(day), { consistent: true, startAt }))

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * The clusters that items fetched between the two instants can belong to, without those of a version that stored titles
 * in place of reports.
 */
const readClustersAround = async (first: number, last: number): Promise<ClusterItem[]> => {
  const days = new Set<string>()
  for (let at = first - EVENT_MS; at < last + EVENT_MS + DAY_MS; at += DAY_MS) days.add(dayAt(at))
  const clusters = (await Promise.all([...days].map(readDay))).flat()
  return clusters.filter((cluster) => 'reports' in cluster)
}

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
const resendPending = async (): Promise<number> => {
  const messages: { clusterId: string }[] = []
  for (const job of await readUnchanged('pending', before(RESEND_AFTER_MS)))
    if (await markAsSent(job)) messages.push({ clusterId: job.clusterId })
  await sendWork('write-article', messages)
  return messages.length
}

/** Marks jobs whose workers all died as failed, so that admins can retry them. */
const failLostJobs = async (): Promise<void> => {
  const error = { code: 'lost', message: LOST }
  for (const job of await readUnchanged('processing', before(LOST_AFTER_MS)))
    await ifUnchanged(changeJob(job, 'failed', { error }))
}

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
