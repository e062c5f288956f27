import {
  answerComparisonNext,
  comparisonRequests,
  failComparisonNext,
  forgetModel,
} from '#testing/model.ts'
import { beforeEach, expect, it } from 'vitest'
import { feedItem } from '#testing/news.ts'
import { STAGE_MODEL } from '#testing/stage-model.ts'
import { answersFor, MAX_QUESTIONS } from './answers-for.ts'
import { pairName } from './story-pair.items.ts'

const FIRST = feedItem('Grabwärter verschieben Tour', { sourceId: 'first' })

const othersOf = (test: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    feedItem('Grabwaerter postpone their tour', { sourceId: `${test}-${String(index)}` }),
  )

const DIFFERENT = { verdict: 'different', passages: ['', ''] }

beforeEach(forgetModel)

it('asks at most as many questions as a run may, and none that was answered before', async () => {
  const others = othersOf('many', MAX_QUESTIONS + 2)
  const pairs = others.map(({ id }) => [FIRST.id, id] as const)
  for (const _ of others) answerComparisonNext(DIFFERENT)
  expect((await answersFor(pairs, [FIRST, ...others])).size).toBe(MAX_QUESTIONS)
  expect(comparisonRequests).toHaveLength(MAX_QUESTIONS)
  const turned = pairs.map(([one, other]) => [other, one] as const)
  expect((await answersFor(turned, [FIRST, ...others])).size).toBe(pairs.length)
  expect(comparisonRequests).toHaveLength(pairs.length)
})

it('asks nothing more in a run that spent a tenth of the budget of the day', async () => {
  const others = othersOf('dear', 5)
  const pairs = others.map(({ id }) => [FIRST.id, id] as const)
  const { reader, dailyBudgetUsd } = STAGE_MODEL
  const tenth = (dailyBudgetUsd * 0.1 * 1_000_000) / reader.usdPerMillionTokens.input
  // With its output, two of them cost less than a tenth, and three cost more.
  for (const _ of others) answerComparisonNext(DIFFERENT, { inputTokens: Math.floor(tenth * 0.45) })
  expect([...(await answersFor(pairs, [FIRST, ...others])).keys()]).toEqual(
    pairs.slice(0, 3).map(pairName),
  )
  expect(comparisonRequests).toHaveLength(3)
  // The next run has a tenth of its own.
  expect((await answersFor(pairs, [FIRST, ...others])).size).toBe(5)
})

it('asks nothing more once the model does not answer', async () => {
  const others = othersOf('failing', 3)
  const pairs = others.map(({ id }) => [FIRST.id, id] as const)
  answerComparisonNext(DIFFERENT)
  failComparisonNext('throttled')
  const answers = await answersFor(pairs, [FIRST, ...others])
  expect([...answers.keys()]).toEqual(pairs.slice(0, 1).map(pairName))
})
