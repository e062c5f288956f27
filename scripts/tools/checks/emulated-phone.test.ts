import { expect, it } from 'vitest'
import { slowdownFor } from './emulated-phone.ts'

it.each([
  [264, 1],
  [528, 2],
  [100, 1],
  [1056, 4],
  [3000, 4],
])('slows down a machine with a benchmark of %d by %d times', (benchmark, times) => {
  expect(slowdownFor(benchmark)).toBe(times)
})
