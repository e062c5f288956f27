import { expect, test } from 'vitest'
import { judge } from './function-budgets.ts'

const sizes = (...all: readonly (readonly [kilobytes: number, initMs: number])[]) =>
  all.map(([kilobytes, initMs], index) => ({ name: `f${index}`, kilobytes, initMs }))

test('accepts small functions', () => {
  expect(judge(sizes([90, 30], [470, 85], [90, 35]))).toMatchObject({ passed: 4, failed: 0 })
})

test('refuses a single large function', () => {
  expect(judge(sizes([90, 30], [90, 30], [481, 30])).failed).toBe(1)
  expect(judge(sizes([90, 30], [90, 30], [90, 91])).failed).toBe(1)
})

test('gives a worker with language data its own budget', () => {
  const [small] = sizes([90, 30])
  const worker = (kilobytes: number) => ({ name: 'write-article', kilobytes, initMs: 100 })
  expect(judge([...sizes([90, 30]), worker(490), ...(small ? [small] : [])]).failed).toBe(0)
  expect(judge([...sizes([90, 30]), worker(501), ...(small ? [small] : [])]).failed).toBe(1)
})

test('refuses a high median', () => {
  expect(judge(sizes([101, 30], [101, 30], [90, 30])).failed).toBe(1)
  expect(judge(sizes([90, 41], [90, 41], [90, 30])).failed).toBe(1)
})
