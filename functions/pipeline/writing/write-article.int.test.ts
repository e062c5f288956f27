import { ADMIN } from '#testing/acting-admin.ts'
import { faults } from '#testing/fault-proxy.ts'
import { sendRaw, takeBodies, workQueues } from '#testing/work-queues.ts'
import { answerNext, failNext, modelRequests, withoutModel } from '#testing/model.ts'
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
import { changedJob, retryJob } from '../jobs/change-job.ts'
import { COUNTS_KEY } from '../run-state/run-state.items.ts'
import { MAX_TOKENS } from './prompt.ts'

beforeEach(startAnew)

it('writes both copies of an article, its job, cost and sources', async () => {
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
  expect(day?.articles).toBe(1)
  expect(day?.microUsd).toBeGreaterThan(100)
  expect(day?.inputTokens).toBeGreaterThan(100)
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it('writes one article when the message is delivered five times', async () => {
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

it('leaves a leased job alone, and takes it over when its lease has ended', async () => {
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

it('writes nothing partially when it is killed, and writes the article on the next delivery', async () => {
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

it('counts an article once when the answer of the write was lost', async () => {
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
] as const)('a model that fails with %s', (fault, code) => {
  it('is called again by the next delivery, which publishes the article', async () => {
    failNext(fault)
    const { clusterId } = await aJob()
    const asked = modelRequests.length
    expect([await work(), await articles(), modelRequests.length - asked]).toEqual([0, 0, 1])
    expect(await jobOf(clusterId)).toMatchObject({ state: 'pending', error: { code } })
    expect([await work(), await articles()]).toEqual([1, 1])
    expect((await jobOf(clusterId)).error).toBeUndefined()
  })
})

it('counts the maximum cost of a lost answer towards the budget', async () => {
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

it('marks the job as failed with reason and cost after five tries, and handles the others', async () => {
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
  expect((await stored(DAY))?.microUsd).toBeGreaterThan(5 * 100)
})

it('writes a failed job again when an admin retries it, once for two admins', async () => {
  const { clusterId } = await giveUp()
  const asked = await Promise.allSettled([retryJob(ADMIN, clusterId), retryJob(ADMIN, clusterId)])
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  })
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobCounts()).toEqual({ completed: 1 })
  await expect(retryJob(ADMIN, '0'.repeat(32))).rejects.toMatchObject({ code: 'not_found' })
})

it('writes a failed job again when its dead letter is redriven', async () => {
  const { clusterId } = await giveUp()
  await sendWork('write-article', [{ clusterId }])
  expect([await work(), await articles()]).toEqual([1, 1])
  expect(await jobCounts()).toEqual({ completed: 1 })
})

it.each(['{"clusterId":7}', 'no JSON', `{"clusterId":"${'f'.repeat(32)}"}`])(
  'leaves %s to the dead-letter queue and handles the others',
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
])('does not call the model while %s, and puts the job back', async (_, halt, resume) => {
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

it('counts each job in exactly one state when the table fails', async () => {
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
