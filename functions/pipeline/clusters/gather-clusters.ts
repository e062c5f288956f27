import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { epochSeconds, isoNow, now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import { readItems } from '#platform/table/read-items.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { db } from '#platform/table/table.ts'
import { worker } from '#platform/queue/worker.ts'
import type { FeedItem } from '../intake/index.ts'
import { readJobs, type JobItem } from '../jobs/index.ts'
import {
  COUNTS_KEY,
  haltOn,
  sampleKey,
  type CountsItem,
  type Halt,
  type SampleItem,
} from '../run-state/index.ts'
import { groupByEvent } from './group-by-event.ts'
import { failLostJobs, resendPending } from './recover-jobs.ts'
import { withRunLease } from './run-lease.ts'
import { saveCluster, type FeedItemCluster } from './save-cluster.ts'
import { readNewItems, readClustersAround } from './cluster.repository.ts'

/** Of one run; what is left over is the next one's, which follows at once. */
const MAX_ITEMS = 500
const JOBS_PER_READ = 100
const MESSAGES_PER_CALL = 10
const WEEK_MS = 7 * 86_400_000

const ArticleRun = z.object({ requestedAt: z.iso.datetime() })

const readHalt = async (): Promise<Halt> => {
  const halt = haltOn(now())
  return halt.of(await readItems(halt.keys, { consistent: true }))
}

const clustersOf = async (items: readonly FeedItem[]): Promise<readonly FeedItemCluster[]> => {
  if (items.length === 0) return []
  const times = items.map(({ fetchedAt }) => Date.parse(fetchedAt))
  const clusters = await readClustersAround(Math.min(...times), Math.max(...times))
  return groupByEvent(items, clusters)
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

/** Messages go out while the rest is being gathered, so that writing begins at once. */
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

/** How many items found their cluster. */
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
  const [counts] = (await readItems([COUNTS_KEY], { consistent: true })) as CountsItem[]
  const { pending = 0, processing = 0, failed = 0 } = counts ?? {}
  const expiresAt = epochSeconds(now() + WEEK_MS)
  const sample: SampleItem = { ...sampleKey(at), pending, processing, failed, expiresAt }
  await db.send(new PutCommand({ TableName: env.tableName, Item: sample }))
}

/** Whether there is more to do, and it is any use to go on. */
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

/** A second one beside it leaves what came meanwhile to one that follows the first. */
export const handler = worker(ArticleRun, async () => {
  const done = await withRunLease(run)
  if (!done) log.info('another article run is under way')
  else if (done.result || done.isAskedAgain)
    await sendWork('gather-clusters', [{ requestedAt: isoNow() }])
})
