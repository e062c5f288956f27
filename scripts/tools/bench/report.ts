import type { FunctionStart } from '../checks/function-sizes.ts'
import { limitsOf } from '../checks/lighthouse.ts'
import type { Scores } from '../checks/lighthouse-scores.ts'
import { FUNCTION_BUDGETS } from '../checks/function-budgets.ts'
import { median } from '../measurements/median.ts'
import type { FirstRequests, LoadFigure, UnitFigures } from './figures.ts'
import { judged, table } from './markdown.ts'
import { FRESH_PROCESSES, type Loads } from './measure-load.ts'
import type { Target } from './scenario.ts'

export interface Measurements {
  readonly loads: Loads
  /** The same requests in communities of growing size. */
  readonly units: readonly UnitFigures[]
  readonly functions: readonly FunctionStart[]
  readonly pages: readonly Scores[]
}

const loadRow = ({ name, target, load, engine }: LoadFigure): readonly string[] => [
  name,
  judged(load.cpuMs, target.cpuMs, 2),
  load.processCpuMs.toFixed(2),
  load.p50.toFixed(1),
  load.p99.toFixed(1),
  load.perSecond.toFixed(0),
  engine === undefined ? '' : engine.toFixed(0),
  String(load.bytes),
]

const freshRow = ({ name, initMs, first, next }: FirstRequests): readonly string[] => [
  name,
  initMs.toFixed(0),
  first.toFixed(1),
  next.toFixed(2),
]

const LOAD_HEAD = [
  'request',
  'CPU ms',
  'process CPU ms',
  'p50 ms',
  'p99 ms',
  'per s',
  'engine alone per s',
  'bytes',
]

const unitCells = (figures: UnitFigures, name: string, target: Target): string[] => {
  const found = figures.units.get(name)
  return found ? [judged(found.read, target.read, 1), judged(found.write, target.write, 1)] : []
}

const unitsRows = (figures: readonly UnitFigures[], loads: readonly LoadFigure[]): string[][] =>
  loads.map(({ name, target }) => [
    name,
    ...figures.flatMap((one) => unitCells(one, name, target)),
    String(figures[0]?.units.get(name)?.calls ?? ''),
  ])

const { each, median: middle } = FUNCTION_BUDGETS

const functionRow = ({ name, kilobytes, initMs }: FunctionStart): string[] => [
  name,
  judged(kilobytes, each.kilobytes, 0),
  judged(initMs, each.initMs, 0),
]

const medianRow = (sizes: readonly FunctionStart[]): string[] => [
  'median',
  judged(median(sizes.map(({ kilobytes }) => kilobytes)), middle.kilobytes, 0),
  judged(median(sizes.map(({ initMs }) => initMs)), middle.initMs, 0),
]

const functionRows = (sizes: readonly FunctionStart[]): string[][] =>
  sizes.length === 0 ? [] : [...sizes.map(functionRow), medianRow(sizes)]

const atLeast = (score: number, limit: number): string =>
  score < limit
    ? `**${String(score)}** (≥ ${String(limit)})`
    : `${String(score)} (≥ ${String(limit)})`

/** The whole of docs/benchmarks.md. */
export const report = (
  { loads, units, functions, pages }: Measurements,
  where: string,
  date: Date,
): string =>
  `# Benchmarks

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}; ${where}.
Limits are in brackets; a value above its limit is bold.

## CPU per request

Each deployed bundle in a process of its own, 16 concurrent requests, ${loads.posts} posts of one kilobyte. The table is a local engine in a separate process, whose CPU is not counted.
"CPU" is the thread that runs our code; "process" adds garbage collection, compilation and gzip.
Latencies include waiting for the one thread and the engine. "Engine alone" replays the calls of such a request without our code.

${table(LOAD_HEAD, loads.load.map(loadRow))}

## First 20 requests of a fresh process

The deployed bundle, one request after the other, CPU of the whole process; medians of ${FRESH_PROCESSES} processes.

${table(['request', 'initialisation CPU ms', 'request 1 CPU ms', 'requests 2–20 CPU ms, mean'], loads.fresh.map(freshRow))}

## Units per request

Whole requests, session included, as counted by the engine. They do not grow with the community: the directory has as many members as the feed has posts, four conversations of one member as many messages, and that member a thread for each hundred of them.

${table(
  [
    'request',
    ...units.flatMap(({ posts }) => [
      `read, ${posts.toLocaleString('en')} posts`,
      `write, ${posts.toLocaleString('en')} posts`,
    ]),
    'calls',
  ],
  unitsRows(units, loads.load),
)}

## Functions

Size of the deployed bundle, and CPU to load it in a fresh process (the median of several runs).

${table(['function', 'KB', 'init CPU ms'], functionRows(functions))}

## Pages

Lighthouse with its plain mobile setting, medians of five visits with an empty cache.

${table(
  ['page', 'performance', 'accessibility', 'best practices', 'blocked ms', 'requests', 'code KB'],
  pages.map((scores) => [
    scores.page,
    atLeast(scores.performance, limitsOf(scores.page).performance),
    String(scores.accessibility),
    String(scores.bestPractices),
    String(scores.blockedMs),
    String(scores.requests),
    scores.codeKb.toFixed(0),
  ]),
)}
`
