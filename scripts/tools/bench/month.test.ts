import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
import { HABITS, RESTING_POLLS, VISIBLE_HOURS } from './habits.ts'
import { liveRows } from './live-cost.ts'
import { measuredIn } from './measured.ts'
import { hitShare, calculateMonth } from './month.ts'

const read = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8')

const measured = measuredIn({
  accessPatterns: read('access-patterns.md'),
  events: read('events.md'),
  benchmarks: read('benchmarks.md'),
})
const deployed = { queues: 20, alarmMetrics: 70, customMetrics: 6 }
const monthWith = (members: number) => calculateMonth(members, measured, deployed, 0.05)

const lineOf = (members: number, name: string): number => {
  const line = monthWith(members).lines.find((one) => one.name === name)
  if (!line) throw new Error(`There is no line ${name}`)
  return line.dollars
}

describe('measured figures', () => {
  it('come from the documents: contracts, effects and requests of the benchmarks', () => {
    const documents = {
      accessPatterns: '| `likePost` | 4 | 6 | 4 | throttle |',
      events: '| `notify-likes` `PostLike.created` | 4 | 6 | 2 |',
      benchmarks: '| Like | **3.21** (≤ 1.6) | 3.38 | 47.5 | 126.2 | 307 | | 31 |',
    }
    const some = measuredIn(documents)
    expect(some.unitsOf('likePost')).toEqual({ read: 4, write: 6, calls: 4 })
    expect(some.unitsOf('notify-likes PostLike.created')).toEqual({ read: 4, write: 6, calls: 2 })
    expect(some.loadOf('Like')).toEqual({ cpuMs: 3.21, bytes: 31 })
    expect(() => some.unitsOf('nothing')).toThrow('nothing')
  })

  it('exist for all habits', () => {
    for (const { contract, like, effects = [] } of HABITS) {
      expect(measured.loadOf(like).cpuMs).toBeGreaterThan(0)
      for (const name of [contract.id, ...effects]) expect(measured.unitsOf(name)).toBeDefined()
    }
  })
})

describe('the bill of a month', () => {
  it('is the sum of its lines, the most expensive one first', () => {
    const { lines, dollars } = monthWith(10_000)
    expect(lines.reduce((sum, line) => sum + line.dollars, 0)).toBeCloseTo(dollars)
    expect(lines.map((line) => line.dollars)).toEqual(
      lines.map((line) => line.dollars).toSorted((one, other) => other - one),
    )
  })

  it('follows the polling intervals of the contracts', () => {
    const perHour = HABITS.filter(({ contract }) => contract.id === 'unread')
    expect(perHour.reduce((sum, habit) => sum + habit.perHour, 0)).toBeCloseTo(360)
    // A million members have 5 million visible hours, each with some 870 calls for 1.20 dollars a million.
    expect(lineOf(1_000_000, 'HTTP API')).toBeGreaterThan(5000)
    expect(lineOf(1_000_000, 'HTTP API')).toBeLessThan(5500)
  })

  it('contains the messages of a month and what delivers them', () => {
    const sends = HABITS.filter(({ contract }) => contract.id === 'sendMessage')
    expect(sends.reduce((sum, { perHour }) => sum + perHour, 0) * VISIBLE_HOURS).toBe(60)
    expect(sends.flatMap(({ effects = [] }) => effects)).toEqual([
      'deliver-message Message.created',
      'push-message Message.created (push is off)',
    ])
  })

  it('has parts that grow with the members, and parts that do not', () => {
    expect(lineOf(10_000, 'HTTP API')).toBeCloseTo(10 * lineOf(1000, 'HTTP API'))
    for (const name of ['Queues, polled while empty', 'Alarms', 'News'])
      expect(lineOf(10_000, name)).toBe(lineOf(1000, name))
  })

  it('counts empty queues: five pollers of twenty seconds each, day and night', () => {
    expect(lineOf(1000, 'Queues, polled while empty')).toBeCloseTo(
      (20 * 5 * 3 * 60 * 730 * 0.4) / 1_000_000,
    )
  })
})

describe('the live channel', () => {
  const dollarsIn = (cell = ''): number => Number(cell.replace('−', '-').replace('$', ''))

  it('changes the bill by the sum of its rows', () => {
    const rows = liveRows(
      [monthWith(10_000)],
      [10_000],
      measured.unitsOf('send-hints Message.created'),
    )
    const values = rows.map(([, cell]) => dollarsIn(cell))
    const together = values.pop()
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(together ?? NaN, 1)
  })

  it('lets only polls rest that the habits contain', () => {
    const polled = new Set(HABITS.map(({ contract }) => contract))
    expect(RESTING_POLLS.filter(({ contract }) => !polled.has(contract))).toEqual([])
  })
})

describe('the share of calls that find a cached answer', () => {
  it('is about none for a few members and nearly all for many', () => {
    expect(hitShare(0.1, 30, 1)).toBeLessThan(0.1)
    expect(hitShare(200, 30, 1)).toBeGreaterThan(0.9)
  })
})
