import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACCESSIBILITY_RUN } from '#shared/domain/accessibility-run.ts'
import { isRunTooOld, MAX_RUN_AGE_DAYS } from '#shared/domain/accessibility.ts'
import { ROOT } from '../../root.ts'
import { missingSpecs, readRecords, RECORDS, type AccessibilityRecord } from './records.ts'
import { differences, summarise } from './summary.ts'

const record = (change: Partial<AccessibilityRecord> = {}): AccessibilityRecord => ({
  at: '2026-11-23T19:00:00.000Z',
  spec: 'tours/news.every.spec.ts',
  project: 'phone',
  path: '/news',
  width: 390,
  theme: 'dark',
  axe: '4.14.0',
  browser: '153.0.1',
  rules: 104,
  violations: 0,
  undecidedContrast: 0,
  ...change,
})

const times = (count: number, change: Partial<AccessibilityRecord> = {}) =>
  Array.from({ length: count }, () => record(change))

describe('the summary of a run', () => {
  it('counts states by screen, whatever id or name the path has', () => {
    const paths = [
      '/',
      '/news',
      '/news/01KA',
      '/news/keine-id',
      '/users/max.power',
      '/admin/report',
    ]
    const { screens } = summarise(
      [...paths, '/admin/articles/01KA'].map((path) => record({ path })),
    )
    expect(screens).toEqual([
      { path: '/', states: 1 },
      { path: '/admin/articles/…', states: 1 },
      { path: '/admin/report', states: 1 },
      { path: '/news', states: 1 },
      { path: '/news/…', states: 2 },
      { path: '/users/…', states: 1 },
    ])
  })

  it('adds up what was found and names day, versions and widths', () => {
    const records = [
      ...times(10),
      ...times(10, { width: 1280, violations: 1, at: '2026-11-24T00:01:00.000Z' }),
      record({ width: 700, undecidedContrast: 2, rules: 103 }),
    ]
    expect(summarise(records)).toMatchObject({
      date: '2026-11-24',
      axe: '4.14.0',
      browser: '153',
      rules: 104,
      widths: [390, 1280],
      violations: 10,
      undecidedContrast: 2,
    })
  })

  it('fails for no records, and for records of two versions', () => {
    expect(() => summarise([])).toThrow('0 values of axe')
    expect(() => summarise([record(), record({ axe: '4.13.0' })])).toThrow('2 values of axe')
  })
})

describe('the comparison with the statement', () => {
  const found = summarise([...times(12), ...times(2, { path: '/bands' })])

  it('finds none between a statement and its own run, on another day and browser', () => {
    expect(differences({ ...found, date: '2026-01-01', browser: '150' }, found)).toEqual([])
  })

  it.each([
    [
      'claims more states',
      { screens: [{ path: '/news', states: 13 }, ...found.screens.slice(0, 1)] },
    ],
    [
      'claims a screen that was not checked',
      { screens: [...found.screens, { path: '/x', states: 1 }] },
    ],
    ['leaves a screen out', { screens: found.screens.slice(1) }],
    ['claims a width', { widths: [390, 1280] }],
    ['names another axe', { axe: '4.15.0' }],
    ['hides a violation', { violations: -1 }],
  ])('names what differs when the statement %s', (_name, change) => {
    expect(differences({ ...found, ...change }, found).length).toBeGreaterThan(0)
  })
})

describe('the records', () => {
  it('are read from the files of all workers', () => {
    const results = mkdtempSync(join(tmpdir(), 'accessibility-'))
    expect(readRecords(results)).toEqual([])
    mkdirSync(join(results, RECORDS))
    const line = `${JSON.stringify(record())}\n`
    writeFileSync(join(results, RECORDS, '0.jsonl'), line)
    writeFileSync(join(results, RECORDS, '1.jsonl'), line + line)
    expect(readRecords(results)).toEqual(times(3))
  })

  it('miss the journeys that did not run, in each of their windows', () => {
    const specs = new Map([
      ['tours/news.every.spec.ts', 'await expectScreenAccessible(page)'],
      ['music.spec.ts', 'await expectAccessible(page)'],
      ['feed.phone.spec.ts', 'await expectPageAccessible(page)'],
      ['auth.spec.ts', 'await expect(page).toHaveURL()'],
    ])
    expect(missingSpecs(specs, times(2))).toEqual([
      'tours/news.every.spec.ts (desktop)',
      'music.spec.ts (desktop)',
      'feed.phone.spec.ts (phone)',
    ])
  })
})

/** Against the time of the commit, not the clock: an old checkout stays green, and work on an old statement fails. */
describe('the committed statement', () => {
  it(`is at most ${MAX_RUN_AGE_DAYS} days older than the newest commit`, () => {
    const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    if (status !== 0) return
    expect(isRunTooOld(ACCESSIBILITY_RUN.date, Date.parse(stdout.trim()))).toBe(false)
  })

  it('is too old after that', () => {
    const at = (days: number) => Date.parse('2026-11-23') + days * 24 * 3_600_000
    expect(isRunTooOld('2026-11-23', at(MAX_RUN_AGE_DAYS))).toBe(false)
    expect(isRunTooOld('2026-11-23', at(MAX_RUN_AGE_DAYS) + 1)).toBe(true)
  })
})
