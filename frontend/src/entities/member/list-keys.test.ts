import { expect, it } from 'vitest'
import { activeAfter } from './list-keys.ts'

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, -1],
  ['a', 1, 3, undefined],
])('%s on option %i of %i activates option %s', (key, active, count, expected) => {
  expect(activeAfter(key, active, count)).toBe(expected)
})
