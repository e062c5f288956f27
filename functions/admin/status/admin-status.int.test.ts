import { emptyQueues, sendRaw, workQueues } from '#testing/work-queues.ts'
import { STAGE_MODEL } from '#testing/stage-model.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStatus, AdminStatus } from '#shared/api/pipeline.ts'
import { helpDayKey } from '../../help/index.ts'
import {
  berlinDay,
  COUNTS_KEY,
  dayKey,
  runKey,
  SWITCH_KEY,
} from '../../pipeline/run-state/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { handler } from './admin-status.ts'

const status = async () => {
  const { token } = await aMember({ role: 'admin' })
  const answer = await call(handler, adminStatus, { token })
  expect(answer.status).toBe(200)
  return AdminStatus.parse(answer.json)
}

const RUN_AT = '2026-11-22T09:00:01.000Z'

const scene = () =>
  putAll([
    { ...COUNTS_KEY, pending: 3, processing: 1, completed: 40, failed: 2 },
    { ...runKey('feeds'), startedAt: RUN_AT },
    {
      ...dayKey(berlinDay(Date.now())),
      items: 20,
      articles: 7,
      held: 1,
      microUsd: 123_456,
      checkMicroUsd: 40_000,
    },
    {
      ...helpDayKey(berlinDay(Date.now())),
      answers: 3,
      inputTokens: 4500,
      outputTokens: 360,
      microUsd: 6930,
    },
  ])

beforeEach(async () => {
  const today = berlinDay(Date.now())
  const keys = [COUNTS_KEY, SWITCH_KEY, runKey('feeds'), dayKey(today), helpDayKey(today)]
  for (const key of keys) await remove(key)
  await emptyQueues()
})

describe('the status of the pipeline', () => {
  it('is all zeros for a new pipeline', async () => {
    expect(await status()).toMatchObject({
      scheduler: { isRunning: true, lastRssRun: null, lastContentRun: null },
      recentArticles: 0,
      contentQueue: { total: 0, pending: 0, processing: 0, completed: 0, failed: 0 },
      costToday: { usd: 0, writingUsd: 0, checkingUsd: 0, budgetUsd: STAGE_MODEL.dailyBudgetUsd },
      helpToday: { answers: 0, usd: 0, budgetUsd: STAGE_MODEL.dailyHelpBudgetUsd },
    })
  })

  it('returns the stored counts and the figures of the queues', async () => {
    await scene()
    await sendRaw(workQueues['write-article'].url, '{}')
    await sendRaw(workQueues['write-article'].url, '{}')
    await sendRaw(workQueues['read-source'].failedUrl, 'poison')
    expect(await status()).toMatchObject({
      scheduler: { lastRssRun: RUN_AT, lastContentRun: null },
      recentArticles: 7,
      contentQueue: { total: 46, pending: 3, processing: 1, completed: 40, failed: 2 },
      costToday: { usd: 0.123456, writingUsd: 0.083456, checkingUsd: 0.04 },
      helpToday: { answers: 3, inputTokens: 4500, outputTokens: 360, usd: 0.00693 },
      queues: [
        { queue: 'read-source', waiting: 0, inFlight: 0, deadLetters: 1 },
        { queue: 'gather-clusters', waiting: 0, inFlight: 0, deadLetters: 0 },
        { queue: 'write-article', waiting: 2, inFlight: 0, deadLetters: 0 },
      ],
    })
  })

  it('names the next full and half hour, and none while paused', async () => {
    const before = Date.now()
    const { scheduler } = await status()
    const [feeds, articles] = [scheduler.nextRssRun ?? '', scheduler.nextContentRun ?? '']
    expect(feeds).toMatch(/:00:00\.000Z$/)
    expect(articles).toMatch(/:[03]0:00\.000Z$/)
    expect(Date.parse(feeds)).toBeGreaterThan(before)
    expect(Date.parse(articles)).toBeLessThanOrEqual(Date.parse(feeds))
    await putAll([{ ...SWITCH_KEY, paused: true }])
    expect((await status()).scheduler).toMatchObject({
      isRunning: false,
      nextRssRun: null,
      nextContentRun: null,
    })
  })

  it.runIf(unitsAreExact)('costs at most five read units', async () => {
    await scene()
    const { token } = await aMember({ role: 'admin' })
    const units = await unitsOf(() => call(handler, adminStatus, { token }))
    expect(units.read).toBeLessThanOrEqual(5)
  })
})
