import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { epochSeconds, isoNow, now } from '../../platform/clock.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/logger.ts'
import { readItems } from '../../platform/read-items.ts'
import { sendWork } from '../../platform/send-work.ts'
import { db } from '../../platform/table.ts'
import { worker } from '../../platform/worker.ts'
import type { FeedItem } from '../intake/index.ts'
import { readJobs, type JobItem } from '../jobs/index.ts'
import {
  COUNTS_KEY,
  haltOn,
  sampleKey,
  type CountsItem,
  type Halt,
  type SampleItem,
} from '../ledger/index.ts'
import { cluster } from './cluster.ts'
import { giveUpLost, resendPending } from './resend.ts'
import { asOnlyRun } from './run-lease.ts'
import { saveCluster, type StoryCluster } from './save-cluster.ts'
import { readNewItems, readStoriesAround } from './story.repository.ts'

/** Of one run; what is left over is the next one's, which follows at once. */
const MOST_ITEMS = 500
const JOBS_PER_READ = 100
const MESSAGES_PER_CALL = 10
const WEEK_MS = 7 * 86_400_000

const ArticleRun = z.object({ requestedAt: z.iso.datetime() })

const readHalt = async (): Promise<Halt> => {
  const halt = haltOn(now())
  return halt.of(await readItems(halt.keys, { consistent: true }))
}

const clustersOf = async (items: readonly FeedItem[]): Promise<readonly StoryCluster[]> => {
  if (items.length === 0) return []
  const times = items.map(({ fetchedAt }) => Date.parse(fetchedAt))
  const stories = await readStoriesAround(Math.min(...times), Math.max(...times))
  return cluster(items, stories)
}

const jobsOf = async (clusters: readonly StoryCluster[]): Promise<ReadonlyMap<string, JobItem>> => {
  const ids = clusters.flatMap(({ known }) => known?.SK ?? [])
  const jobs = new Map<string, JobItem>()
  for (let start = 0; start < ids.length; start += JOBS_PER_READ)
    for (const [id, job] of await readJobs(ids.slice(start, start + JOBS_PER_READ)))
      jobs.set(id, job)
  return jobs
}

/** Messages go out while the rest is being gathered, so that writing begins at once. */
class Outbox {
  private messages: { storyId: string }[] = []

  async add(storyId: string): Promise<void> {
    this.messages.push({ storyId })
    if (this.messages.length >= MESSAGES_PER_CALL) await this.flush()
  }

  async flush(): Promise<void> {
    const messages = this.messages.splice(0)
    await sendWork('write-article', messages)
  }
}

/** How many items found their story. */
const gather = async (items: readonly FeedItem[], isSpent: boolean): Promise<number> => {
  const clusters = await clustersOf(items)
  const jobs = await jobsOf(clusters)
  const outbox = new Outbox()
  let gathered = 0
  for (const story of clusters) {
    const job = story.known ? jobs.get(story.known.SK) : undefined
    if (!(await saveCluster(story, job, !isSpent))) continue
    gathered += story.items.length
    if (!story.known && !isSpent) await outbox.add(story.items[0].id)
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
  await giveUpLost()
  const resent = isSpent ? 0 : await resendPending()
  const { items, isMore } = await readNewItems(MOST_ITEMS)
  const gathered = await gather(items, isSpent)
  await writeSample(startedAt)
  log.info('stories gathered', { items: items.length, gathered, resent })
  return isMore && gathered > 0
}

/** A second one beside it leaves what came meanwhile to one that follows the first. */
export const handler = worker(ArticleRun, async () => {
  const done = await asOnlyRun(run)
  if (!done) log.info('another article run is under way')
  else if (done.result || done.isAskedAgain)
    await sendWork('gather-stories', [{ requestedAt: isoNow() }])
})
