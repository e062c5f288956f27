import { Cron } from 'croner'
import { expect, it } from 'vitest'
import { ARTICLE_RUN_CRON, FEED_RUN_CRON } from '#shared/domain/news.ts'
import { nextRun } from './next-run.ts'

/** Instants around the changes of summer time, full hours, and between. */
const INSTANTS = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T00:59:59.000Z',
  '2026-10-25T01:00:00.000Z',
  '2026-11-22T11:59:59.999Z',
  '2026-11-22T12:00:00.000Z',
  '2026-11-22T12:29:59.000Z',
  '2026-11-22T12:30:01.000Z',
  '2026-12-31T23:45:00.000Z',
]

const CRONS = [FEED_RUN_CRON, ARTICLE_RUN_CRON, '17 * * * *', '*/5 * * * *']

it.each(CRONS.flatMap((cron) => INSTANTS.map((at) => [cron, at] as const)))(
  '%s after %s is what the clock in Berlin says',
  (cron, at) => {
    const expected = new Cron(cron, { timezone: 'Europe/Berlin' }).nextRun(new Date(at))
    expect(new Date(nextRun(cron, Date.parse(at))).toISOString()).toBe(expected?.toISOString())
  },
)

it.each(['0 18 * * *', '61 * * * *', '*/7 * * * *', '*/0 * * * *', ''])(
  'throws for %j, which is not supported',
  (cron) => {
    expect(() => nextRun(cron, 0)).toThrow('Unknown cron')
  },
)
