import type { HostileCall } from '#testing/hostile/hostile-calls.ts'
import { median } from '../measurements/median.ts'
import type { Sent } from './send.ts'

/** Of one call on a quiet machine, and in comparison with the others of the run on a busy one. */
const SLOW = { ms: 5000, timesMedian: 20 } as const
const SLOWEST = 5

export interface Outcome extends Sent {
  readonly call: HostileCall
}

const nameOf = ({ call, status, ms }: Outcome): string =>
  `${String(status)} after ${ms.toFixed(0)} ms: ${call.scene.contract.id} ${call.attack}`

const slowFrom = (outcomes: readonly Outcome[]): number =>
  Math.max(SLOW.ms, SLOW.timesMedian * median(outcomes.map(({ ms }) => ms)))

/** Those without an answer, with an error of the server, or with an answer that took too long. */
export const findFailures = (outcomes: readonly Outcome[]): readonly Outcome[] => {
  const slow = slowFrom(outcomes)
  return outcomes.filter(({ status, ms }) => status === 0 || status >= 500 || ms > slow)
}

const detailOf = (outcome: Outcome): string =>
  [
    nameOf(outcome),
    `  answer ${outcome.body.slice(0, 200)}`,
    `  sent ${JSON.stringify(outcome.call.options).slice(0, 500)}`,
  ].join('\n')

const countByStatus = (outcomes: readonly Outcome[]): string => {
  const counts = new Map<number, number>()
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${String(count)} × ${status === 0 ? 'no answer' : String(status)}`)
    .join(', ')
}

/** Statuses, the slowest calls and every failure, for people. */
export const describeOutcomes = (outcomes: readonly Outcome[]): string => {
  const failures = findFailures(outcomes)
  const slowest = outcomes.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  return [
    `${String(outcomes.length)} calls: ${countByStatus(outcomes)}`,
    `Slowest: ${slowest.map(nameOf).join('; ')}`,
    ...failures.map(detailOf),
    `${String(failures.length)} failures (5xx, no answer, or above ${slowFrom(outcomes).toFixed(0)} ms).`,
  ].join('\n')
}
