import { expect, it, vi } from 'vitest'
import { memoize } from './memoize.ts'

it('computes once for each object, also when the result is undefined', () => {
  const compute = vi.fn(({ value }: { value: number | undefined }) => value)
  const read = memoize(compute)
  const [first, second, none] = [{ value: 1 }, { value: 1 }, { value: undefined }]
  expect([read(first), read(first)]).toEqual([1, 1])
  expect(read(second)).toBe(1)
  expect([read(none), read(none)]).toEqual([undefined, undefined])
  expect(compute.mock.calls).toEqual([[first], [second], [none]])
})

it('computes again after an error', () => {
  const compute = vi.fn(() => 'result')
  compute.mockImplementationOnce(() => {
    throw new Error('not yet')
  })
  const read = memoize(compute)
  const from = {}
  expect(() => read(from)).toThrow('not yet')
  expect(read(from)).toBe('result')
})
