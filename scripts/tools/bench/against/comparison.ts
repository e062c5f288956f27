import { median } from '../../measurements/median.ts'
import { table } from '../markdown.ts'
import type { Driven } from '../driver/drive.ts'
import { cells, compare, type Pair } from './pairs.ts'

export interface FunctionFigures {
  readonly kilobytes: number
  /** CPU to load it, at the reference machine's speed. */
  readonly initMs: number
}

export interface Comparison {
  /** Pairs of each hot request. */
  readonly requests: ReadonlyMap<string, readonly Pair<Driven>[]>
  /** Pairs of each function that both trees have. */
  readonly functions: ReadonlyMap<string, readonly Pair<FunctionFigures>[]>
}

const columns = (...figures: readonly string[]): string[] =>
  figures.flatMap((figure) => [`${figure} before`, 'after', 'ratio'])

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const warmRow = ([name, pairs]: readonly [string, readonly Pair<Driven>[]]): string[] => [
  name,
  ...cells(
    compare(pairs, ({ load }) => load?.cpuMs ?? NaN),
    2,
  ),
  ...cells(
    compare(pairs, ({ load }) => load?.processCpuMs ?? NaN),
    2,
  ),
]

const freshRow = ([name, pairs]: readonly [string, readonly Pair<Driven>[]]): string[] => [
  name,
  ...cells(
    compare(pairs, ({ first }) => first[0] ?? NaN),
    1,
  ),
  ...cells(
    compare(pairs, ({ first }) => mean(first.slice(1))),
    2,
  ),
]

const isMeasuredFresh = ([, pairs]: readonly [string, readonly Pair<Driven>[]]): boolean =>
  pairs.every(({ before, after }) => before.first.length > 0 && after.first.length > 0)

/** The median of all functions of each tree; the ratio is that of the medians. */
const middleOf = (
  functions: Comparison['functions'],
  figure: (of: FunctionFigures) => number,
): string[] => {
  const all = [...functions.values()].map((pairs) => compare(pairs, figure))
  const before = median(all.map((one) => one.before))
  const after = median(all.map((one) => one.after))
  return cells({ before, after, ratio: after / before }, 0)
}

const functionRows = (functions: Comparison['functions']): string[][] => {
  const size = ({ kilobytes }: FunctionFigures) => kilobytes
  const init = ({ initMs }: FunctionFigures) => initMs
  return [
    ...[...functions].map(([name, pairs]) => [
      name,
      ...cells(compare(pairs, size), 0),
      ...cells(compare(pairs, init), 0),
    ]),
    ['median', ...middleOf(functions, size), ...middleOf(functions, init)],
  ]
}

/** The tables of a comparison. */
export const comparisonTables = ({ requests, functions }: Comparison): string =>
  `### CPU per warm request

${table(['request', ...columns('CPU ms', 'process CPU ms')], [...requests].map(warmRow))}

### First 20 requests of a fresh process

${table(['request', ...columns('request 1 CPU ms', 'requests 2–20 CPU ms')], [...requests].filter(isMeasuredFresh).map(freshRow))}

### Bundles and initialisation

${table(['function', ...columns('KB', 'init CPU ms')], functionRows(functions))}`
