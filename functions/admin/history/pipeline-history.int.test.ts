import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { pipelineHistory } from '#shared/api/pipeline.ts'
import { berlinDay, dayKey, sampleKey } from '../../pipeline/run-state/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { handler } from './pipeline-history.ts'

const DAY_MS = 24 * 3_600_000
const HALF_HOUR_MS = 30 * 60_000

const history = async (): Promise<z.infer<typeof pipelineHistory.response>> => {
  const { token } = await aMember({ role: 'admin' })
  const answer = await call(handler, pipelineHistory, { token })
  expect(answer.status).toBe(200)
  return answer.json
}

const today = berlinDay(Date.now())
const daysAgo = (count: number): string =>
  new Date(Date.parse(today) - count * DAY_MS).toISOString().slice(0, 10)

const sample = (at: number, pending: number) => ({
  ...sampleKey(new Date(at).toISOString()),
  pending,
  processing: 1,
  failed: 0,
  expiresAt: 4_000_000_000,
})

describe('the history', () => {
  it('lists fourteen empty days for a new pipeline', async () => {
    const { days, queue } = await history()
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, index) => daysAgo(13 - index)),
    )
    expect(days.every(({ items, articles, usd }) => items + articles + usd === 0)).toBe(true)
    expect(queue).toEqual([])
  })

  it('lists the last fourteen days and the samples of the last day, the oldest first', async () => {
    const now = Date.now()
    await putAll([
      { ...dayKey(today), items: 12, articles: 3, microUsd: 4500, checkMicroUsd: 1500 },
      { ...dayKey(daysAgo(13)), items: 1 },
      { ...dayKey(daysAgo(14)), items: 99, articles: 99 },
      sample(now - DAY_MS - HALF_HOUR_MS, 99),
      sample(now - HALF_HOUR_MS, 2),
      sample(now - 2 * HALF_HOUR_MS, 5),
    ])
    const { days, queue } = await history()
    expect(days).toHaveLength(14)
    const none = { usd: 0, writingUsd: 0, checkingUsd: 0 }
    expect(days[0]).toEqual({ day: daysAgo(13), items: 1, articles: 0, ...none })
    const cost = { usd: 0.0045, writingUsd: 0.003, checkingUsd: 0.0015 }
    expect(days.at(-1)).toEqual({ day: today, items: 12, articles: 3, ...cost })
    expect(queue.map(({ pending }) => pending)).toEqual([5, 2])
    expect(pipelineHistory.response.parse({ days, queue })).toBeTruthy()
  })
})
