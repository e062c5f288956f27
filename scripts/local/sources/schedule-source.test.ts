import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deploy } from '../deployment.ts'
import { runSchedules } from './schedule-source.ts'

const HOUR_MS = 3_600_000

const schedule = (
  expression: string,
  target: string,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  Type: 'AWS::Scheduler::Schedule',
  Properties: {
    ScheduleExpression: expression,
    ScheduleExpressionTimezone: 'Europe/Berlin',
    Target: { Arn: target, Input: `{"for":"${target}"}` },
    ...more,
  },
})

const endpoints = { dynamodb: '', sqs: '', s3: '', sns: '', ses: '', bedrock: '' }

const run = (signal: AbortSignal): string[] => {
  const invoked: string[] = []
  const Resources = {
    Hourly: schedule('cron(0 * * * ? *)', 'feeds'),
    HalfHourly: schedule('rate(30 minutes)', 'articles'),
    Nightly: schedule('cron(30 2 * * ? *)', 'night'),
    Off: schedule('cron(0 * * * ? *)', 'off', { State: 'DISABLED' }),
  }
  const stack = {
    name: 'test',
    region: 'eu-central-1',
    account: '000000000000',
    template: { Resources },
    assets: new Map(),
    rewrite: (text: string) => text,
  }
  runSchedules(deploy([stack], { endpoints, secret: () => '' }), {
    invoke: (arn, input) => {
      invoked.push(`${arn} ${input}`)
      return Promise.resolve()
    },
    onError: (error) => {
      throw error
    },
    signal,
  })
  return invoked
}

const count = (invoked: readonly string[], target: string): number =>
  invoked.filter((one) => one === `${target} {"for":"${target}"}`).length

let end: AbortController
beforeEach(() => {
  end = new AbortController()
  vi.useFakeTimers({ now: new Date('2026-11-22T09:10:00Z') })
})
afterEach(() => {
  end.abort()
  vi.useRealTimers()
})

it('invokes the targets of an hour with their input', async () => {
  const invoked = run(end.signal)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(invoked).toHaveLength(3)
  expect([count(invoked, 'feeds'), count(invoked, 'articles')]).toEqual([1, 2])
})

it('uses the time of Berlin, and runs once in the hour that occurs twice', async () => {
  vi.setSystemTime(new Date('2026-10-24T21:30:00Z'))
  const invoked = run(end.signal)
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS - 1)
  expect(count(invoked, 'night')).toBe(0)
  await vi.advanceTimersByTimeAsync(21 * HOUR_MS)
  expect(count(invoked, 'night')).toBe(1)
  expect(count(invoked, 'feeds')).toBe(24)
})

it('invokes nothing after it was stopped', async () => {
  const invoked = run(end.signal)
  end.abort()
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(invoked).toEqual([])
})
