import { sendRaw, takeBodies, workQueues } from '#testing/work-queues.ts'
import { answerNext, failNext, modelRequests, withoutModel } from '#testing/model.ts'
import { faults } from '#testing/fault-proxy.ts'
import {
  aJob,
  articles,
  DAY,
  draftOn,
  jobOf,
  startAnew,
  work,
  workToTheEnd,
} from '#testing/article-jobs.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { articleCategoryKey, articleKey } from '../../articles/index.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { jobCounts, pausePipeline } from '#testing/news.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { changedJob, retryJob } from '../jobs/index.ts'
import { COUNTS_KEY } from '../run-state/index.ts'
import { MAX_TOKENS } from './prompt.ts'

beforeEach(startAnew)

it('writes an article in both places, with its job, its cost and what it rests on', async () => {
  const { item, clusterId, articleId } = await aJob()
  expect(await work()).toBe(1)
  const article = await stored(articleKey(articleId))
  expect(article).toMatchObject({
    entity: 'Article',
    clusterId,
    model: 'eu.test.model',
    sources: [{ name: 'Krachblatt', title: item.title, url: item.url }],
  })
  expect(await stored(articleCategoryKey('news', articleId))).toMatchObject({ clusterId })
  expect(await jobOf(clusterId)).toMatchObject({ state: 'completed', attempts: 1, articleId })
  const day = await stored(DAY)
  expect(day?.['articles']).toBe(1)
  expect(Number(day?.['microUsd'])).toBeGreaterThan(100)
  expect(Number(day?.['inputTokens'])).toBeGreaterThan(100)
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it('writes one article of the same message five times', async () => {
  const { clusterId } = await aJob()
  await sendWork(
    'write-article',
    Array.from({ length: 4 }, () => ({ clusterId })),
  )
  const asked = modelRequests.length
  await Promise.all([work(2), work(2), work(1)])
  await workToTheEnd()
  expect([await articles(), modelRequests.length - asked]).toEqual([1, 1])
  expect(await jobCounts()).toEqual({ completed: 1 })
  expect(await takeBodies(workQueues['write-article'].failedUrl)).toEqual([])
})

it('leaves a job to the worker that has it, and takes it over when that one is dead', async () => {
  const { clusterId } = await aJob()
  const job = await jobOf(clusterId)
  await putAll([
    changedJob(job, 'processing', { attempts: 1, leasedUntil: Date.now() + 60_000 }),
    { ...COUNTS_KEY, processing: 1 },
  ])
  expect([await work(), await articles()]).toEqual([0, 0])
  await putAll([{ ...(await jobOf(clusterId)), leasedUntil: Date.now() - 1 }])
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobOf(clusterId)).toMatchObject({ state: 'completed', attempts: 2 })
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it('leaves no half article when it is killed while it writes, and is taken up again', async () => {
  const { clusterId } = await aJob()
  answerNext(draftOn('Die Platte von IRONVEIL hat 9 Songs.'), () =>
    faults.inject('failure', 1000, /./),
  )
  expect(await work()).toBe(0)
  faults.clear()
  expect(await jobOf(clusterId)).toMatchObject({ state: 'processing' })
  expect([await articles(), await jobCounts()]).toEqual([0, { processing: 1 }])
  await putAll([{ ...(await jobOf(clusterId)), leasedUntil: Date.now() - 1 }])
  faults.inject('conflict', 3)
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it('counts an article once whose writing was never answered', async () => {
  await aJob()
  faults.inject('lost', 1)
  await workToTheEnd()
  expect([await articles(), await jobCounts()]).toEqual([1, { completed: 1 }])
  expect(await stored(DAY)).toMatchObject({ articles: 1 })
})

describe.each([
  ['throttled', 'throttled'],
  ['unavailable', 'unreachable'],
  ['brokenJson', 'broken_answer'],
  ['refusal', 'refused'],
  ['filtered', 'refused'],
] as const)('a model that answers %s', (fault, code) => {
  it('is asked again by the next delivery, and the article appears', async () => {
    failNext(fault)
    const { clusterId } = await aJob()
    const asked = modelRequests.length
    expect([await work(), await articles(), modelRequests.length - asked]).toEqual([0, 0, 1])
    expect(await jobOf(clusterId)).toMatchObject({ state: 'pending', error: { code } })
    expect([await work(), await articles()]).toEqual([1, 1])
    expect((await jobOf(clusterId)).error).toBeUndefined()
  })
})

it('counts the most that an answer can have cost which got lost, so that the budget ends it', async () => {
  const { clusterId } = await aJob()
  await putAll([{ ...DAY, microUsd: 2_990_000 }])
  answerNext(draftOn('Niemand hört es.'), () => withoutModel())
  expect([await work(), await articles()]).toEqual([0, 0])
  expect(await jobOf(clusterId)).toMatchObject({ state: 'pending', error: { code: 'unreachable' } })
  expect(await stored(DAY)).toMatchObject({ outputTokens: MAX_TOKENS })
  const asked = modelRequests.length
  expect([await work(), modelRequests.length - asked]).toEqual([1, 0])
  expect(await jobOf(clusterId)).toMatchObject({ state: 'pending', attempts: 1 })
})

const giveUp = async () => {
  failNext('brokenJson', 5)
  const job = await aJob()
  await workToTheEnd()
  return job
}

it('gives up after five tries, says why and counts what they cost; the rest goes on', async () => {
  const { clusterId } = await giveUp()
  await aJob()
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobOf(clusterId)).toMatchObject({
    state: 'failed',
    attempts: 5,
    error: { code: 'broken_answer', message: 'Die Antwort des Sprachmodells war unbrauchbar.' },
  })
  expect(await jobCounts()).toEqual({ failed: 1, completed: 1 })
  expect(await takeBodies(workQueues['write-article'].failedUrl)).toEqual([{ clusterId }])
  expect(Number((await stored(DAY))?.['microUsd'])).toBeGreaterThan(5 * 100)
})

it('tries a failed job again when an admin asks for it, once for two who ask', async () => {
  const { clusterId } = await giveUp()
  const asked = await Promise.allSettled([retryJob(clusterId), retryJob(clusterId)])
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  })
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobCounts()).toEqual({ completed: 1 })
  await expect(retryJob('0'.repeat(32))).rejects.toMatchObject({ code: 'not_found' })
})

it('tries a failed job again when its dead letter is sent again', async () => {
  const { clusterId } = await giveUp()
  await sendWork('write-article', [{ clusterId }])
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it.each(['{"clusterId":7}', 'no JSON', `{"clusterId":"${'f'.repeat(32)}"}`])(
  'puts %s with the dead letters, and goes on',
  async (poison) => {
    await sendRaw(workQueues['write-article'].url, poison)
    await aJob()
    await workToTheEnd()
    expect(await articles()).toBe(1)
    expect(await takeBodies(workQueues['write-article'].failedUrl)).toHaveLength(1)
  },
)

it.each([
  ['it is paused', () => pausePipeline(true), () => pausePipeline(false)],
  ['the budget is spent', () => putAll([{ ...DAY, microUsd: 3_000_000 }]), () => remove(DAY)],
])('asks nobody while %s, and puts the job back', async (_, halt, resume) => {
  const { clusterId } = await aJob()
  await halt()
  const asked = modelRequests.length
  expect([await work(), modelRequests.length - asked]).toEqual([1, 0])
  expect(await jobOf(clusterId)).toMatchObject({ state: 'pending', attempts: 0 })
  expect(await jobCounts()).toEqual({ pending: 1 })
  await resume()
  await sendWork('write-article', [{ clusterId }])
  expect([await work(), await articles()]).toEqual([1, 1])
})

it('counts each job in the one state it has, whatever goes wrong at the table', async () => {
  const jobs = [await aJob(), await aJob(), await aJob(), await aJob()]
  for (const fault of ['conflict', 'failure', 'lost', 'throttled', 'drop'] as const) {
    faults.inject(fault, 2)
    await Promise.all([work(2), work(2)])
    const states = (await Promise.all(jobs.map(({ clusterId }) => jobOf(clusterId)))).map(
      ({ state }) => state,
    )
    const counted = Object.fromEntries(
      [...Map.groupBy(states, (state) => state)].map(([state, all]) => [state, all.length]),
    )
    expect(await jobCounts()).toEqual(counted)
  }
})
