import { answerNext, failNext, modelRequests, withoutModel } from '#testing/model.ts'
import '#testing/work-queues.ts'
import { feedItem } from '#testing/news.ts'
import { expect, it } from 'vitest'
import { askModel } from './ask-model.ts'
import { MAX_TOKENS } from './prompt.ts'

const ITEMS = [
  feedItem('IRONVEIL: Neues Album „Aschewinter“ am 12. März 2027', {
    text: 'IRONVEIL veröffentlichen ihr viertes Album „Aschewinter“ am 12. März 2027.',
  }),
]
const TIMEOUT_MS = 200

const failureOf = (timeoutMs?: number): Promise<unknown> =>
  askModel(ITEMS, timeoutMs).catch((error: unknown) => error)

it('calls a slow model once, and reports the maximum cost of the answer', async () => {
  const { cost } = await askModel(ITEMS)
  const asked = modelRequests.length
  failNext('slow')
  const failure = await failureOf(TIMEOUT_MS)
  expect(modelRequests.length - asked).toBe(1)
  expect(failure).toMatchObject({ code: 'unreachable', cost: { output: MAX_TOKENS } })
  const max = (failure as { cost: typeof cost }).cost
  expect(max.input).toBeGreaterThanOrEqual(cost.input)
  expect(max.microUsd).toBe(max.input + 5 * MAX_TOKENS)
})

it('reports the maximum cost of an interrupted answer', async () => {
  answerNext({}, () => withoutModel())
  expect(await failureOf()).toMatchObject({ code: 'unreachable', cost: { output: MAX_TOKENS } })
})

it.each([
  ['throttled', 'throttled'],
  ['unavailable', 'unreachable'],
] as const)('calls once and reports no cost when it is refused: %s', async (fault, code) => {
  const asked = modelRequests.length
  failNext(fault)
  expect(await failureOf()).toMatchObject({ code, cost: null })
  expect(modelRequests.length - asked).toBe(1)
})

it('reports no cost when the model is unreachable', async () => {
  await withoutModel(async () => {
    expect(await failureOf()).toMatchObject({ code: 'unreachable', cost: null })
  })
  expect(await askModel(ITEMS)).toMatchObject({ model: 'eu.test.model' })
})
