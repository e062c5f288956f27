import { Cron } from 'croner'
import { describe, expect, it } from 'vitest'
import { parseScheduleExpression } from './schedule-expression.ts'

const next = (expression: string, after: string): string | undefined => {
  const timing = parseScheduleExpression(expression)
  if (timing.kind !== 'pattern') throw new Error('no pattern')
  const job = new Cron(timing.pattern, { timezone: 'UTC', paused: true })
  return job.nextRun(new Date(after))?.toISOString()
}

describe('parseScheduleExpression', () => {
  it.each([
    ['cron(0/30 * * * ? *)', '2026-11-20T10:01:00Z', '2026-11-20T10:30:00.000Z'],
    ['cron(0 18 * * ? *)', '2026-11-20T18:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['cron(15 6 ? * 1 *)', '2026-11-20T10:00:00Z', '2026-11-22T06:15:00.000Z'],
    ['cron(15 6 ? * MON-FRI *)', '2026-11-20T10:00:00Z', '2026-11-23T06:15:00.000Z'],
    ['cron(0 9 ? * 2#1 *)', '2026-11-20T10:00:00Z', '2026-12-07T09:00:00.000Z'],
    ['cron(0 9 L * ? *)', '2026-11-20T10:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['cron(0 9 1 1 ? 2028)', '2026-11-20T10:00:00Z', '2028-01-01T09:00:00.000Z'],
    ['cron(5/20 8-9 * * ? *)', '2026-11-20T10:00:00Z', '2026-11-21T08:05:00.000Z'],
  ])('%s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected)
  })

  it('parses rates and single times', () => {
    expect(parseScheduleExpression('rate(5 minutes)')).toEqual({ kind: 'every', ms: 300_000 })
    expect(parseScheduleExpression('rate(1 day)')).toEqual({ kind: 'every', ms: 86_400_000 })
    expect(parseScheduleExpression('at(2027-01-01T00:00:00)')).toEqual({
      kind: 'at',
      at: '2027-01-01T00:00:00',
    })
  })

  it('throws for anything else', () => {
    expect(() => parseScheduleExpression('every day')).toThrow('Not a schedule')
    expect(() => parseScheduleExpression('cron(* * *)')).toThrow('six fields')
  })
})
