import { faults } from '#testing/fault-proxy.ts'
import {
  sendRaw,
  takeBodies,
  workOff,
  workOnce,
  workQueues,
  emptyQueues,
} from '#testing/work-queues.ts'
import '#testing/model.ts'
import { beforeEach, expect, it } from 'vitest'
import {
  ARTICLES,
  articleIdFor,
  articleKey,
  heldArticleKey,
  holdArticle,
} from '../../articles/index.ts'
import { runSchedule } from '#testing/schedules.ts'
import { feedItem, jobCounts, pausePipeline, putFresh } from '#testing/news.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { transact, type Partition, type Stored } from '#platform/table/index.ts'
import { FRESH_ITEMS } from '../intake/feed-item.items.ts'
import { changedJob } from '../jobs/change-job.ts'
import { jobKey, type JobItem } from '../jobs/job.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { COUNTS_KEY, dayKey, PIPELINE, runKey } from '../run-state/run-state.items.ts'
import { handler as write } from '../writing/write-article.ts'
import { startArticleRun } from './article-run.ts'
import { handler as gather } from './gather-clusters.ts'
import { handler as start } from './start-article-run.ts'
import { clustersPartition } from './cluster.items.ts'

const TEXT =
  'KREATOR veröffentlichen ihr Album „Aschewinter“ am 12. März 2027. Die Platte hat 9 Songs.'
const album = (source = 'krachblatt', title = 'Kreator kündigen neues Album „Aschewinter“ an') =>
  feedItem(title, { sourceId: source, sourceName: source, text: TEXT })

const runOnce = async (): Promise<number> => {
  await startArticleRun()
  return workOnce('gather-clusters', gather)
}
const written = () => takeBodies(workQueues['write-article'].url)
const clustersOf = async (day = new Date()) =>
  storedUnder(clustersPartition(day.toISOString().slice(0, 10)))
const jobOf = async (clusterId: string): Promise<JobItem> => {
  const job = await stored(jobKey(clusterId))
  if (!job) throw new Error('There is no such job.')
  return job
}
const TODAY = dayKey(berlinDay(Date.now()))

const removeAll = async (partition: Partition<Stored> | string): Promise<void> => {
  for (const item of await storedUnder(partition)) await remove(item)
}

beforeEach(async () => {
  faults.clear()
  await emptyQueues()
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const cluster of [...(await clustersOf()), ...(await clustersOf(yesterday))]) {
    await remove(cluster)
    await remove(jobKey(cluster.SK))
  }
  await removeAll(FRESH_ITEMS)
  await removeAll(ARTICLES)
  await removeAll(PIPELINE)
})

it('makes one cluster, job and message of items that report the same event', async () => {
  const items = [album(), album('hammerschlag'), album('lautstark', 'KREATOR Announce New Album')]
  await putFresh(items)
  expect(await runOnce()).toBe(1)
  const [cluster, ...others] = await clustersOf()
  expect([others, cluster?.itemIds.length]).toEqual([[], 3])
  expect(await written()).toEqual([{ clusterId: cluster?.SK }])
  expect(await jobCounts()).toEqual({ pending: 1 })
  expect(await storedUnder(FRESH_ITEMS)).toEqual([])
})

it('publishes one article when an item is gathered and written repeatedly', async () => {
  const item = album()
  await putFresh([item])
  await runOnce()
  await workOff('write-article', write)
  const id = articleIdFor(item.id, item.fetchedAt)
  const article = await stored(articleKey(id))
  expect(article).toMatchObject({ clusterId: item.id, sources: [{ url: item.url }] })
  await putFresh([item])
  await runOnce()
  await workOff('write-article', write)
  expect(await stored(articleKey(id))).toEqual(article)
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it('adds later sources to a published article', async () => {
  const [first, second] = [album(), album('hammerschlag')]
  await putFresh([first])
  await runOnce()
  await workOff('write-article', write)
  await putFresh([second, album('lautstark')])
  await runOnce()
  const article = await stored(articleKey(articleIdFor(first.id, first.fetchedAt)))
  expect(article?.sources.map(({ name }) => name).toSorted()).toEqual([
    'hammerschlag',
    'krachblatt',
    'lautstark',
  ])
  expect([await written(), await storedUnder(FRESH_ITEMS)]).toEqual([[], []])
})

it('adds a later source to a held article', async () => {
  const [first, second] = [album(), album('hammerschlag')]
  await putFresh([first])
  await runOnce()
  await workOff('write-article', write)
  const id = articleIdFor(first.id, first.fetchedAt)
  const published = await stored(articleKey(id))
  if (!published) throw new Error('There is no such article.')
  const { PK: _PK, SK: _SK, entity: _entity, ...text } = published
  await remove(articleKey(id))
  await transact(holdArticle(id, text, ['Fraglich.']))
  await putFresh([second])
  await runOnce()
  const held = await stored(heldArticleKey(id))
  expect(held?.sources.map(({ name }) => name)).toEqual(['krachblatt', 'hammerschlag'])
})

it('adds a later item to a pending job', async () => {
  const [first, second] = [album(), album('hammerschlag')]
  await putFresh([first])
  await runOnce()
  await putFresh([second])
  await runOnce()
  expect((await jobOf(first.id)).itemIds).toEqual([first.id, second.id])
  expect(await written()).toEqual([{ clusterId: first.id }])
})

it('leaves an item for the next run while its cluster is being written', async () => {
  const [first, second] = [album(), album('hammerschlag')]
  await putFresh([first])
  await runOnce()
  await putAll([changedJob(await jobOf(first.id), 'processing', { leasedUntil: Date.now() + 1e5 })])
  await putFresh([second])
  await runOnce()
  expect(await storedUnder(FRESH_ITEMS)).toHaveLength(1)
})

it('gathers once when two runs start at once', async () => {
  await putFresh(Array.from({ length: 8 }, (_, index) => album('krachblatt', `Band${index} Album`)))
  await startArticleRun()
  await startArticleRun()
  await Promise.all([
    workOnce('gather-clusters', gather, 1),
    workOnce('gather-clusters', gather, 1),
  ])
  expect(await clustersOf()).toHaveLength(8)
  expect(await written()).toHaveLength(8)
  expect(await jobCounts()).toEqual({ pending: 8 })
})

it('continues after a failed run, and sends each job', async () => {
  await putFresh(Array.from({ length: 4 }, (_, index) => album('krachblatt', `Band${index} Album`)))
  faults.inject('failure', 40, /TransactWriteItems/)
  expect(await runOnce()).toBe(0)
  faults.clear()
  expect(await workOnce('gather-clusters', gather)).toBe(1)
  expect(await written()).toHaveLength(4)
  expect(await jobCounts()).toEqual({ pending: 4 })
})

it('takes over from a killed run when its lease has ended', async () => {
  await putFresh([album()])
  const killed = { ...runKey('articles'), startedAt: '2026-01-01T00:00:00.000Z' }
  await putAll([{ ...killed, leasedUntil: Date.now() + 60_000 }])
  await runOnce()
  expect(await clustersOf()).toEqual([])
  await putAll([{ ...killed, leasedUntil: Date.now() - 1 }])
  await runOnce()
  expect(await clustersOf()).toHaveLength(1)
})

it('sends the message of a pending job again, once, when it was lost', async () => {
  const item = album()
  await putFresh([item])
  await runOnce()
  await written()
  await runOnce()
  expect(await written()).toEqual([])
  const GSI1SK = `${new Date(Date.now() - 26 * 60_000).toISOString()}#${item.id}`
  await putAll([{ ...(await jobOf(item.id)), GSI1SK }])
  await runOnce()
  await runOnce()
  expect(await written()).toEqual([{ clusterId: item.id }])
})

it('marks a job as failed when all its workers died', async () => {
  const item = album()
  await putFresh([item])
  await runOnce()
  const processing = changedJob(await jobOf(item.id), 'processing', { leasedUntil: 1 })
  const GSI1SK = `${new Date(Date.now() - 61 * 60_000).toISOString()}#${item.id}`
  await putAll([
    { ...processing, GSI1SK },
    { ...COUNTS_KEY, processing: 1 },
  ])
  await runOnce()
  expect(await jobOf(item.id)).toMatchObject({ state: 'failed', error: { code: 'lost' } })
  expect(await jobCounts()).toEqual({ failed: 1 })
})

it('does nothing while it is paused', async () => {
  await putFresh([album()])
  await startArticleRun()
  await pausePipeline(true)
  expect(await startArticleRun()).toBe(false)
  await workOnce('gather-clusters', gather)
  expect([await clustersOf(), await written()]).toEqual([[], []])
  await pausePipeline(false)
  await runOnce()
  expect(await written()).toHaveLength(1)
})

it('gathers while the budget is spent, and sends when there is budget again', async () => {
  const item = album()
  await putFresh([item])
  await putAll([{ ...TODAY, microUsd: 3_000_000 }])
  await runOnce()
  expect([await written(), await jobCounts()]).toEqual([[], { pending: 1 }])
  await putAll([{ ...TODAY, microUsd: 0 }])
  await runOnce()
  expect(await written()).toEqual([{ clusterId: item.id }])
})

it('stores a sample of the job counts for a week', async () => {
  await putFresh([album()])
  await runOnce()
  const samples = (await storedUnder(PIPELINE)).filter(({ SK }) => SK.startsWith('SAMPLE#'))
  expect(samples).toEqual([expect.objectContaining({ pending: 1, processing: 0, failed: 0 })])
  expect(samples[0]?.['expiresAt']).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400)
})

it('leaves malformed messages to the dead-letter queue and handles the others', async () => {
  await sendRaw(workQueues['gather-clusters'].url, '{"requestedAt":"gestern"}')
  await putFresh([album()])
  await startArticleRun()
  for (let delivery = 0; delivery < 6; delivery++) await workOnce('gather-clusters', gather)
  expect(await takeBodies(workQueues['gather-clusters'].failedUrl)).toEqual([
    { requestedAt: 'gestern' },
  ])
  expect(await clustersOf()).toHaveLength(1)
})

it('is started by the schedule', async () => {
  await runSchedule('start-article-run', start)
  expect(await takeBodies(workQueues['gather-clusters'].url)).toHaveLength(1)
})

it('starts a further run at once when items are left', async () => {
  await putFresh(
    Array.from({ length: 520 }, (_, index) =>
      album(`source${index}`, `Band${index % 13} Album neu`),
    ),
  )
  await startArticleRun()
  expect(await workOff('gather-clusters', gather)).toBe(2)
  expect((await clustersOf()).flatMap(({ itemIds }) => itemIds)).toHaveLength(520)
  expect([await storedUnder(FRESH_ITEMS), (await written()).length]).toEqual([[], 13])
})
