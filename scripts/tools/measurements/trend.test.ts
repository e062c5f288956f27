import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shortOf, type Figure } from './figure.ts'
import { entryFor, findingOf, readTrend, writeTrend, type Entry } from './trend.ts'

const RUN = { date: '2026-11-29', commit: '0123abcd', plainSeconds: 0.05 }
const FIGURE: Figure = { name: 'news: measured run', value: 30, limit: 60, unit: 's' }

const entry = (value: number, changes: Partial<Entry> = {}): Entry => ({
  ...{ date: RUN.date, commit: RUN.commit, name: FIGURE.name, value, unit: 'plain works' },
  ...changes,
})

const finding = (value: number, history: readonly number[]) => {
  const figure = { ...FIGURE, value }
  return findingOf(
    figure,
    entryFor(figure, RUN),
    history.map((one) => entry(one)),
  )
}

it('keeps times as a ratio to plain work of the same run', () => {
  expect(entryFor(FIGURE, RUN)).toMatchObject({ value: 600, unit: 'plain works' })
  expect(entryFor({ ...FIGURE, unit: 'ms' }, RUN)).toMatchObject({ value: 0.6 })
})

it('keeps other values as they are', () => {
  expect(entryFor({ ...FIGURE, unit: 'MB' }, RUN)).toMatchObject({ value: 30, unit: 'MB' })
})

it('tells a figure above its limit with its history', () => {
  expect(finding(61, [600, 610])).toBe(
    'above its limit of 60 s: news: measured run: 1.22e+3 plain works, before 600, 610',
  )
})

it('tells a figure that is half as much again as usual', () => {
  expect(finding(50, [600, 610, 620])).toContain('more than usual')
})

it.each([
  ['is as usual', 31, [600, 610, 620]],
  ['has no history that says what is usual', 59, [100, 110]],
  ['is better', 15, [600, 610, 620]],
  ['is far below its limit', 5, [10, 10, 10]],
] as const)('tells nothing when a figure %s', (_, value, history) => {
  expect(finding(value, history)).toBeUndefined()
})

it('counts what a score is short of the best one', () => {
  expect(shortOf(100, 'lighthouse: login', 97, 95)).toMatchObject({ value: 3, limit: 5 })
})

it('reads what it wrote, and keeps the last ten of each figure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'trend-')), 'measurements.tsv')
  expect(readTrend(file)).toEqual([])
  const other = entry(3, { name: 'a: other', unit: 'MB' })
  writeTrend(file, [...Array.from({ length: 12 }, (_, index) => entry(index)), other])
  expect(readTrend(file)).toEqual([
    other,
    ...Array.from({ length: 10 }, (_, index) => entry(index + 2)),
  ])
})
