import { expect, test } from 'vitest'
import { repeatWaits } from './repeat.ts'
import type { Failure, Part, Report, Result } from './schedule.ts'

const failureOf = (message: string): Failure => ({ file: 'a.test.ts', title: 'a', message })

const reportOf = (...failures: readonly Failure[]): Report => ({
  ...resultOf(...failures),
  name: 'unit',
  seconds: 1,
})

const resultOf = (...failures: readonly Failure[]): Result => ({
  passed: 3,
  failed: failures.length,
  output: '',
  failures,
})

const partOf = (...results: readonly Result[]) => {
  const asked: (readonly string[])[] = []
  const part: Part = {
    name: 'unit',
    run: () => Promise.reject(new Error('not called')),
    again: (files) => {
      asked.push(files)
      return Promise.resolve(results[asked.length - 1] ?? resultOf())
    },
  }
  return { part, asked }
}

const WAITED = failureOf('Error: Test timed out in 200000ms.')
const WRONG = failureOf('AssertionError: expected 1 to be 2')

test('passes and names the test as flaky when a test that waited passes alone', async () => {
  const { part, asked } = partOf(resultOf())
  const { report, flaky } = await repeatWaits(part, reportOf(WAITED))
  expect([report.failed, report.passed]).toEqual([0, 4])
  expect(flaky).toEqual([{ ...WAITED, part: 'unit' }])
  expect(asked).toEqual([['a.test.ts']])
})

test('stays red at once when a value is wrong, also beside one that waited', async () => {
  const { part, asked } = partOf()
  expect((await repeatWaits(part, reportOf(WAITED, WRONG))).report.failed).toBe(2)
  expect(asked).toEqual([])
})

test('stays red after two repetitions, and when a repetition shows a wrong value', async () => {
  const slow = partOf(resultOf(WAITED), resultOf(WAITED), resultOf())
  expect((await repeatWaits(slow.part, reportOf(WAITED))).report.failed).toBe(1)
  expect(slow.asked).toHaveLength(2)

  const wrong = partOf(resultOf(WRONG), resultOf())
  expect((await repeatWaits(wrong.part, reportOf(WAITED))).report.failed).toBe(1)
  expect(wrong.asked).toHaveLength(1)
})

test('stays red when a failure belongs to no test', async () => {
  const { part, asked } = partOf()
  const { report } = await repeatWaits(part, { ...reportOf(WAITED), failed: 2 })
  expect(report.failed).toBe(2)
  expect(asked).toEqual([])
})
