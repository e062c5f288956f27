import { sendRaw, takeBodies, workOff, workOnce, workQueues } from '#testing/work-queues.ts'
import '#testing/model.ts'
import { faults } from '#testing/fault-proxy.ts'
import { beforeEach, expect, it } from 'vitest'
import { articleIdFor, articleKey } from '../../articles/index.ts'
import { emptyQueues } from '#testing/work-queues.ts'
import { runSchedule } from '#testing/schedules.ts'
import { feedItem, jobCounts, pausePipeline, putFresh } from '#testing/news.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { FRESH } from '../intake/index.ts'
import { changedJob, jobKey, type JobItem } from '../jobs/index.ts'
import { berlinDay, COUNTS_KEY, dayKey, PIPELINE, runKey } from '../run-state/index.ts'
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
const jobOf = async (clusterId: string) => (await stored(jobKey(clusterId))) as unknown as JobItem
const TODAY = dayKey(berlinDay(Date.now()))

const removeAll = async (partition: string): Promise<void> => {
  for (const item of await storedUnder(partition)) await remove(item)
}

beforeEach(async () => {
  faults.clear()
  await emptyQueues()
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const cluster of [...(await clustersOf()), ...(await clustersOf(yesterday))]) {
    await remove(cluster)
    await remove(jobKey(cluster['SK']))
  }
  await removeAll(FRESH)
  await removeAll(PIPELINE)
})

it('makes one cluster, one job and one message of what several feeds tell', async () => {
  const items = [album(), album('hammerschlag'), album('lautstark', 'KREATOR Announce New Album')]
  await putFresh(items)
  expect(await runOnce()).toBe(1)
  const [cluster, ...others] = await clustersOf()
  expect([others, (cluster?.['itemIds'] as string[] | undefined)?.length]).toEqual([[], 3])
  expect(await written()).toEqual([{ clusterId: cluster?.['SK'] }])
  expect(await jobCounts()).toEqual({ pending: 1 })
  expect(await storedUnder(FRESH)).toEqual([])
})

it('takes what was in no cluster to a published article, once, however often it runs', async () => {
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

it('adds a later source to the article that is there', async () => {
  const [first, second] = [album(), album('hammerschlag')]
  await putFresh([first])
  await runOnce()
  await workOff('write-article', write)
  await putFresh([second, album('lautstark')])
  await runOnce()
  const article = await stored(articleKey(articleIdFor(first.id, first.fetchedAt)))
  expect(
    (article?.['sources'] as { name: string }[] | undefined)?.map(({ name }) => name).toSorted(),
  ).toEqual(['hammerschlag', 'krachblatt', 'lautstark'])
  expect([await written(), await storedUnder(FRESH)]).toEqual([[], []])
})

it('gives a later item to the job that is still waiting', async () => {
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
  expect(await storedUnder(FRESH)).toHaveLength(1)
})

it('runs once when two are started at once', async () => {
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

it('goes on where a run died, and sends each job', async () => {
  await putFresh(Array.from({ length: 4 }, (_, index) => album('krachblatt', `Band${index} Album`)))
  faults.inject('failure', 40, /TransactWriteItems/)
  expect(await runOnce()).toBe(0)
  faults.clear()
  expect(await workOnce('gather-clusters', gather)).toBe(1)
  expect(await written()).toHaveLength(4)
  expect(await jobCounts()).toEqual({ pending: 4 })
})

it('takes over from a run that was killed, when its time is over', async () => {
  await putFresh([album()])
  const killed = { ...runKey('articles'), startedAt: '2026-01-01T00:00:00.000Z' }
  await putAll([{ ...killed, leasedUntil: Date.now() + 60_000 }])
  await runOnce()
  expect(await clustersOf()).toEqual([])
  await putAll([{ ...killed, leasedUntil: Date.now() - 1 }])
  await runOnce()
  expect(await clustersOf()).toHaveLength(1)
})

it('sends a job again whose message is long gone, once', async () => {
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

it('shows a job as failed whose workers all died', async () => {
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

it('gathers on a spent budget, and sends when there is one again', async () => {
  const item = album()
  await putFresh([item])
  await putAll([{ ...TODAY, microUsd: 3_000_000 }])
  await runOnce()
  expect([await written(), await jobCounts()]).toEqual([[], { pending: 1 }])
  await putAll([{ ...TODAY, microUsd: 0 }])
  await runOnce()
  expect(await written()).toEqual([{ clusterId: item.id }])
})

it('keeps the length of the queue for a week', async () => {
  await putFresh([album()])
  await runOnce()
  const samples = (await storedUnder(PIPELINE)).filter(({ SK }) => SK.startsWith('SAMPLE#'))
  expect(samples).toEqual([expect.objectContaining({ pending: 1, processing: 0, failed: 0 })])
  expect(samples[0]?.['expiresAt']).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400)
})

it('puts what it does not understand with the dead letters, and goes on', async () => {
  await sendRaw(workQueues['gather-clusters'].url, '{"requestedAt":"gestern"}')
  await putFresh([album()])
  await startArticleRun()
  for (let delivery = 0; delivery < 6; delivery++) await workOnce('gather-clusters', gather)
  expect(await takeBodies(workQueues['gather-clusters'].failedUrl)).toEqual([
    { requestedAt: 'gestern' },
  ])
  expect(await clustersOf()).toHaveLength(1)
})

it('is started by the clock', async () => {
  await runSchedule('start-article-run', start)
  expect(await takeBodies(workQueues['gather-clusters'].url)).toHaveLength(1)
})

it('has the rest of a long list gathered at once', async () => {
  await putFresh(
    Array.from({ length: 520 }, (_, index) =>
      album(`source${index}`, `Band${index % 13} Album neu`),
    ),
  )
  await startArticleRun()
  expect(await workOff('gather-clusters', gather)).toBe(2)
  expect((await clustersOf()).flatMap(({ itemIds }) => itemIds)).toHaveLength(520)
  expect([await storedUnder(FRESH), (await written()).length]).toEqual([[], 13])
})
