import { expect, test } from 'vitest'
import { judge } from './function-budgets.ts'

const sizes = (...all: readonly (readonly [kilobytes: number, initMs: number])[]) =>
  all.map(([kilobytes, initMs], index) => ({ name: `f${index}`, kilobytes, initMs }))

test('accepts small functions', () => {
  expect(judge(sizes([300, 50], [640, 100], [300, 60]))).toMatchObject({ passed: 4, failed: 0 })
})

test('refuses a single large function', () => {
  expect(judge(sizes([300, 50], [300, 50], [651, 50])).failed).toBe(1)
  expect(judge(sizes([300, 50], [300, 50], [300, 111])).failed).toBe(1)
})

test('refuses a high median', () => {
  expect(judge(sizes([500, 50], [500, 50], [300, 50])).failed).toBe(1)
})
