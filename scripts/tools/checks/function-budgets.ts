import type { Figure } from '../measurements/figure.ts'
import { functionSizes, functionStartTimes, type FunctionSize } from './function-sizes.ts'
import { median } from '../measurements/median.ts'
import type { Result } from './schedule.ts'

/** docs/decisions/0007-init-budget-at-reference-speed.md */
export const FUNCTION_BUDGETS = {
  median: { kilobytes: 100, initMs: 40 },
  each: { kilobytes: 480, initMs: 90 },
} as const

interface Budget {
  readonly kilobytes: number
  readonly initMs: number
}

/** docs/decisions/0056-facts-are-checked-with-kept-language-data.md */
const WORKER_BUDGETS: Readonly<Record<string, Budget>> = {
  'write-article': { kilobytes: 500, initMs: 110 },
}

const { median: MEDIAN, each: EACH } = FUNCTION_BUDGETS

const milliseconds = (initMs: number | undefined): string =>
  initMs === undefined ? '' : ` ${initMs.toFixed(0).padStart(5)} ms`

const line = ({ name, kilobytes, initMs }: FunctionSize): string =>
  `${name.padEnd(20)} ${kilobytes.toFixed(0).padStart(5)} KB${milliseconds(initMs)}`

const isOver = ({ name, kilobytes, initMs }: FunctionSize): boolean => {
  const budget = WORKER_BUDGETS[name] ?? EACH
  return kilobytes > budget.kilobytes || (initMs ?? 0) > budget.initMs
}

const medianOf = (sizes: readonly FunctionSize[]): FunctionSize => {
  const times = sizes.flatMap(({ initMs }) => initMs ?? [])
  return {
    name: 'median',
    kilobytes: median(sizes.map(({ kilobytes }) => kilobytes)),
    ...(times.length > 0 && { initMs: median(times) }),
  }
}

const figuresOf = (sizes: readonly FunctionSize[], middle: FunctionSize): readonly Figure[] => {
  const slowest = sizes.filter(({ name }) => !(name in WORKER_BUDGETS))
  const times = slowest.flatMap(({ initMs }) => initMs ?? [])
  if (middle.initMs === undefined) return []
  const figure = (name: string, value: number, limit: number): Figure => ({
    ...{ name: `function starts: ${name}`, value, limit },
    unit: 'ms at reference speed',
  })
  return [
    figure('median', middle.initMs, MEDIAN.initMs),
    figure('slowest', Math.max(...times), EACH.initMs),
  ]
}

export const judge = (sizes: readonly FunctionSize[]): Result => {
  const middle = medianOf(sizes)
  const middleFails = middle.kilobytes > MEDIAN.kilobytes || (middle.initMs ?? 0) > MEDIAN.initMs
  const failed = sizes.filter(isOver).length + (middleFails ? 1 : 0)
  const limits = `At most ${EACH.kilobytes} KB and ${EACH.initMs} ms each, ${MEDIAN.kilobytes} KB and ${MEDIAN.initMs} ms in the middle.`
  return {
    passed: sizes.length + 1 - failed,
    failed,
    note: `${sizes.length} functions, median ${middle.kilobytes.toFixed(0)} KB${milliseconds(middle.initMs)}`,
    output: [...sizes.map(line), line(middle), limits].join('\n'),
    figures: figuresOf(sizes, middle),
  }
}

/** Judges the bytes of the bundles, which are the same on every machine. */
export const functionBudgets = (): Promise<Result> => Promise.resolve(judge(functionSizes()))

/** Judges bytes and the time to initialise: a measurement. */
export const functionStarts = async (): Promise<Result> => judge(await functionStartTimes())
