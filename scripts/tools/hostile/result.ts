import type { HostileCall } from '#testing/hostile/hostile-calls.ts'
import type { Sent } from './send.ts'

const MAX_MS = 5000
const SLOWEST = 5

export interface Outcome extends Sent {
  readonly call: HostileCall
}

const nameOf = ({ call, status, ms }: Outcome): string =>
  `${String(status)} after ${ms.toFixed(0)} ms: ${call.scene.contract.id} ${call.attack}`

/** No answer, an error of the server, or an answer that took too long. */
export const isFailure = ({ status, ms }: Sent): boolean =>
  status === 0 || status >= 500 || ms > MAX_MS

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
  const failures = outcomes.filter(isFailure)
  const slowest = outcomes.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  return [
    `${String(outcomes.length)} calls: ${countByStatus(outcomes)}`,
    `Slowest: ${slowest.map(nameOf).join('; ')}`,
    ...failures.map(detailOf),
    `${String(failures.length)} failures (5xx, no answer, or above ${String(MAX_MS)} ms).`,
  ].join('\n')
}
