import { expect, it } from 'vitest'
import type { Driven } from '../driver/drive.ts'
import { comparisonTables } from './comparison.ts'

const driven = (cpuMs: number, first: readonly number[]): Driven => ({
  initMs: 60,
  first,
  load: { cpuMs, processCpuMs: cpuMs + 1, perSecond: 200, p50: 1, p99: 2, bytes: 24 },
})

const TABLES = comparisonTables({
  requests: new Map([
    ['Badge poll', [{ before: driven(2, [50, 4, 6]), after: driven(1, [20, 2, 2]) }]],
  ]),
  functions: new Map([
    ['login', [{ before: { kilobytes: 300, initMs: 64 }, after: { kilobytes: 150, initMs: 32 } }]],
    ['logout', [{ before: { kilobytes: 290, initMs: 60 }, after: { kilobytes: 145, initMs: 30 } }]],
  ]),
})

const rowsOf = (name: string): string[] =>
  TABLES.split('\n')
    .filter((line) => line.startsWith(`| ${name} `))
    .map((line) => line.replaceAll(/ +/g, ' '))

it('shows the CPU of the thread and of the process, then the first requests', () => {
  expect(rowsOf('Badge poll')).toEqual([
    '| Badge poll | 2.00 | 1.00 | 0.50 | 3.00 | 2.00 | 0.67 |',
    '| Badge poll | 50.0 | 20.0 | 0.40 | 5.00 | 2.00 | 0.40 |',
  ])
})

it('shows each function and their median', () => {
  expect(rowsOf('login')).toEqual(['| login | 300 | 150 | 0.50 | 64 | 32 | 0.50 |'])
  expect(rowsOf('median')).toEqual(['| median | 300 | 150 | 0.50 | 64 | 32 | 0.50 |'])
})
