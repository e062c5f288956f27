import { expect, it } from 'vitest'
import { nextUlid } from './next-ulid.ts'

it.each([
  ['01A', '01B'],
  ['01H', '01J'],
  ['01Z', '020'],
  ['0ZZ', '100'],
])('after %s comes %s', (id, next) => {
  expect(nextUlid(id)).toBe(next)
})
