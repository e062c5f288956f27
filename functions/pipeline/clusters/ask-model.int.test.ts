import '#testing/fault-proxy.ts'
import { emptyQueues, workOnce } from '#testing/work-queues.ts'
import {
  answerComparisonNext,
  comparisonRequests,
  failComparisonNext,
  forgetModel,
} from '#testing/model.ts'
import { beforeEach, expect, it } from 'vitest'
import { STORY_PAIRS_HARD } from '#testing/labelled/story-pairs.ts'
import { feedItem, putFresh } from '#testing/news.ts'
import { STAGE_MODEL } from '#testing/stage-model.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { put, write } from '#platform/table/index.ts'
import { FRESH_ITEMS, type FeedItem } from '../intake/feed-item.items.ts'
import { jobKey } from '../jobs/job.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { dayKey, PIPELINE } from '../run-state/run-state.items.ts'
import { storyPairKey } from '../same-event/story-pair.items.ts'
import { readReport } from '../facts/report.ts'
import { compareTo } from '../story/compare-reports.ts'
import { startArticleRun } from './article-run.ts'
import { clustersPartition } from './cluster.items.ts'
import { handler as gather } from './gather-clusters.ts'

const isUnsure = ({ one, other }: (typeof STORY_PAIRS_HARD)[number]): boolean => {
  const [a, b] = [readReport(one), readReport(other)]
  return (
    compareTo(a, { reports: [b], facts: b.facts }).isUnsure &&
    compareTo(b, { reports: [a], facts: a.facts }).isUnsure
  )
}

const PAIR = STORY_PAIRS_HARD.find(isUnsure)
if (!PAIR) throw new Error('The facts decide every labelled pair.')

const itemOf = ({ title, text, language }: (typeof PAIR)['one'], sourceId: string): FeedItem =>
  feedItem(title, { text, language, sourceId, sourceName: sourceId })

const ITEMS = [itemOf(PAIR.one, 'krachblatt'), itemOf(PAIR.other, 'hammerschlag')] as const
const KEY = storyPairKey([ITEMS[0].id, ITEMS[1].id])
const DAY = dayKey(berlinDay(Date.now()))

/** Real passages of both, in the order in which they are asked about. */
const answer = (verdict: string) => ({
  verdict,
  passages: ITEMS.toSorted((a, b) =>
    JSON.stringify(a.title) < JSON.stringify(b.title) ? -1 : 1,
  ).map(({ text }) => text.split(' ').slice(0, 8).join(' ')),
})

const clusters = () => storedUnder(clustersPartition(new Date().toISOString().slice(0, 10)))

const run = async (items: readonly FeedItem[] = ITEMS): Promise<number> => {
  await putFresh(items)
  await startArticleRun()
  expect(await workOnce('gather-clusters', gather)).toBe(1)
  return (await clusters()).length
}

beforeEach(async () => {
  forgetModel()
  await emptyQueues()
  for (const cluster of await clusters()) {
    await remove(cluster)
    await remove(jobKey(cluster.SK))
  }
  for (const partition of [FRESH_ITEMS, PIPELINE])
    for (const item of await storedUnder(partition)) await remove(item)
  if (await stored(KEY)) await remove(KEY)
})

it.each([
  ['same', 1],
  ['different', 2],
  ['unsure', 2],
])(
  'gathers two items of which facts do not decide as the model says: %s',
  async (verdict, count) => {
    answerComparisonNext(answer(verdict))
    expect(await run()).toBe(count)
    expect(comparisonRequests).toHaveLength(1)
    expect(await stored(KEY)).toMatchObject({ isSame: verdict === 'same' })
    const { microUsd = 0, checkMicroUsd } = (await stored(DAY)) ?? {}
    expect(microUsd).toBeGreaterThan(0)
    expect(checkMicroUsd).toBe(microUsd)
  },
)

it('asks about a pair once, in whichever order and run its items come', async () => {
  answerComparisonNext(answer('different'))
  expect(await run([ITEMS[0]])).toBe(1)
  expect(comparisonRequests).toHaveLength(0)
  expect(await run([ITEMS[1]])).toBe(2)
  for (const cluster of await clusters()) {
    await remove(cluster)
    await remove(jobKey(cluster.SK))
  }
  expect(await run([ITEMS[1]])).toBe(1)
  expect(await run([ITEMS[0]])).toBe(2)
  expect(comparisonRequests).toHaveLength(1)
})

it.each(['throttled', 'unavailable', 'brokenJson'])(
  'makes two stories when the model fails: %s',
  async (fault) => {
    failComparisonNext(fault)
    expect(await run()).toBe(2)
  },
)

it('asks nothing, and makes two stories, when the budget of the day is spent', async () => {
  await write(put({ ...DAY, PK: PIPELINE, microUsd: STAGE_MODEL.dailyBudgetUsd * 1_000_000 }))
  expect(await run()).toBe(2)
  expect(comparisonRequests).toHaveLength(0)
})
