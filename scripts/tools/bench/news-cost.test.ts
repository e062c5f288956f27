import { expect, test } from 'vitest'
import { calculateNewsCost } from './news-cost.ts'
import { CHECK_TOKENS, NEWS_DAY, TOKENS } from './news-day.ts'

const MODEL = { input: 1, output: 5 }

test('equals the sum of its lines', () => {
  const { lines, perHour } = calculateNewsCost(NEWS_DAY, MODEL)
  expect(lines.reduce((all, line) => all + line.perHour, 0)).toBeCloseTo(perHour)
  expect(lines.every((line) => line.perHour > 0)).toBe(true)
})

test('contains one call of the model for each article, at its price', () => {
  const modelOf = (articles: number, model = MODEL) =>
    calculateNewsCost({ ...NEWS_DAY, articles }, model).lines.find(({ name }) => name === 'Model')
      ?.perHour
  const oneADay = (TOKENS.input + TOKENS.output * 5) / 1_000_000 / 24
  expect(modelOf(1)).toBeCloseTo(oneADay, 12)
  expect(modelOf(100)).toBeCloseTo(100 * oneADay, 12)
  expect(modelOf(1, { input: 0, output: 0 })).toBe(0)
})

test('contains one call of the second reader for each article, at its own price', () => {
  const checking = calculateNewsCost({ ...NEWS_DAY, articles: 1 }, MODEL, {
    input: 2,
    output: 8,
  }).lines
  const oneADay = (CHECK_TOKENS.input * 2 + CHECK_TOKENS.output * 8) / 1_000_000 / 24
  expect(checking.find(({ name }) => name === 'Second reader')?.perHour).toBeCloseTo(oneADay, 12)
})

test('is not zero on a day without news, because feeds are read', () => {
  const quiet = calculateNewsCost({ ...NEWS_DAY, newItems: 0, articles: 1 }, MODEL)
  expect(quiet.perHour).toBeGreaterThan(0)
  expect(quiet.perHour).toBeLessThan(calculateNewsCost(NEWS_DAY, MODEL).perHour)
})
