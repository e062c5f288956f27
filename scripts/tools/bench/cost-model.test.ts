import { expect, test } from 'vitest'
import { costOf } from './cost-model.ts'
import { requestsPerHour } from './day.ts'

const load = { cpuMs: 2, processCpuMs: 2, perSecond: 1, p50: 1, p99: 1, bytes: 300 }

const figures = Object.keys(requestsPerHour).map((name) => ({
  name,
  target: {},
  units: { read: 2, write: 0, calls: 2 },
  load,
}))

test('grows with the number of members and equals the sum of its lines', () => {
  const [one, ten] = [costOf(1000, figures), costOf(10_000, figures)]
  expect(ten.perHour).toBeCloseTo(one.perHour * 10)
  expect(ten.lines.reduce((sum, { perHour }) => sum + perHour, 0)).toBeCloseTo(ten.perHour)
})

test('throws when a measurement is missing', () => {
  expect(() => costOf(1000, figures.slice(1))).toThrow('Badge poll')
})
