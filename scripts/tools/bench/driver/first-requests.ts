import { median } from '../../measurements/median.ts'
import type { FirstRequests } from '../figures.ts'
import type { Amount, Driven } from './drive.ts'

/** Twenty requests, one after the other, without load. */
export const FRESH_PROCESS = { first: 20, warmUp: 0, requests: 0 } as const satisfies Amount

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The medians of several fresh processes. */
export const summarizeFirstRequests = (
  runs: readonly Pick<Driven, 'initMs' | 'first'>[],
): Omit<FirstRequests, 'name'> => ({
  initMs: median(runs.map(({ initMs }) => initMs)),
  first: median(runs.map(({ first }) => first[0] ?? NaN)),
  next: median(runs.map(({ first }) => mean(first.slice(1)))),
})
