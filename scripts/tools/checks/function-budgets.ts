import { functionSizes, type FunctionSize } from './function-sizes.ts'
import { median } from './median.ts'
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
  'write-article': { kilobytes: 2000, initMs: 110 },
}

const { median: MEDIAN, each: EACH } = FUNCTION_BUDGETS

const line = ({ name, kilobytes, initMs }: FunctionSize): string =>
  `${name.padEnd(20)} ${kilobytes.toFixed(0).padStart(5)} KB ${initMs.toFixed(0).padStart(5)} ms`

const isOver = ({ name, kilobytes, initMs }: FunctionSize): boolean => {
  const budget = WORKER_BUDGETS[name] ?? EACH
  return kilobytes > budget.kilobytes || initMs > budget.initMs
}

export const judge = (sizes: readonly FunctionSize[]): Result => {
  const middle = {
    name: 'median',
    kilobytes: median(sizes.map(({ kilobytes }) => kilobytes)),
    initMs: median(sizes.map(({ initMs }) => initMs)),
  }
  const middleFails = middle.kilobytes > MEDIAN.kilobytes || middle.initMs > MEDIAN.initMs
  const failed = sizes.filter(isOver).length + (middleFails ? 1 : 0)
  const limits = `At most ${EACH.kilobytes} KB and ${EACH.initMs} ms each, ${MEDIAN.kilobytes} KB and ${MEDIAN.initMs} ms in the middle.`
  return {
    passed: sizes.length + 1 - failed,
    failed,
    note: `${sizes.length} functions, median ${middle.kilobytes.toFixed(0)} KB, ${middle.initMs.toFixed(0)} ms`,
    output: [...sizes.map(line), line(middle), limits].join('\n'),
  }
}

export const functionBudgets = async (): Promise<Result> => judge(await functionSizes())
