import type { Contract } from '#shared/api/contract.ts'
import type { Units } from './figures.ts'
import { HABITS, HINTED_CALLS, LIVE_PER_HOUR, RESTING_POLLS, VISIBLE_HOURS } from './habits.ts'
import { EFFECT_GIGABYTE_SECONDS, type Month } from './month.ts'
import { PRICES } from './prices.ts'

const MILLION = 1_000_000
const SECONDS_PER_HOUR = 3600
const EVENTS_PER_RUN = 10
const SECONDS_PER_MONTH = 730 * SECONDS_PER_HOUR

const PER_CALL = [
  'CloudFront, API calls',
  'CloudFront Function',
  'CloudFront, API transfer',
  'HTTP API',
  'Lambda requests',
  'Lambda duration',
  'DynamoDB reads',
  'Logs',
]

/** Dollars of an average call of the API. */
const callDollars = ({ lines, requestsPerSecond }: Month): number =>
  lines
    .filter(({ name }) => PER_CALL.includes(name))
    .reduce((sum, { dollars }) => sum + dollars, 0) /
  (requestsPerSecond * SECONDS_PER_MONTH)

type Calls = readonly { readonly contract: Contract; readonly perHour: number }[]

/** Polls of a visible hour that the channel saves. */
const SAVED_POLLS: Calls = RESTING_POLLS.map(({ contract, share, restingMs }) => {
  const { id, pollSeconds } = contract
  if (pollSeconds === undefined) throw new Error(`${id} is not polled`)
  const saved = SECONDS_PER_HOUR / pollSeconds - SECONDS_PER_HOUR / (restingMs / 1000)
  return { contract, perHour: share * saved }
})

const sum = (calls: Calls): number => calls.reduce((all, { perHour }) => all + perHour, 0)

/** Calls of a visible hour with the channel. */
export const CALLS_WITH_CHANNEL: Calls = [
  ...HABITS,
  ...HINTED_CALLS,
  ...SAVED_POLLS.map(({ contract, perHour }) => ({ contract, perHour: -perHour })),
]

/**
 * What the channel adds to the bill and saves from it, in dollars a month.
 * @param hint what an event costs the effect that sends its hints
 */
export const liveRows = (
  months: readonly Month[],
  members: readonly number[],
  hint: Units,
): string[][] => {
  const { minutes, received, hints, connections, events } = LIVE_PER_HOUR
  const runs = received + 2 * connections + events / EVENTS_PER_RUN
  const run =
    PRICES.lambdaRequests / MILLION + EFFECT_GIGABYTE_SECONDS * PRICES.lambdaGigabyteSeconds
  const parts = months.map((month, index) => {
    const hours = (members[index] ?? 0) * VISIBLE_HOURS
    const call = callDollars(month)
    return {
      time: (hours * minutes * PRICES.webSocketMinutes) / MILLION,
      messages: (hours * (received + hints) * PRICES.webSocketMessages) / MILLION,
      functions: hours * runs * run,
      reads: (hours * events * hint.read * PRICES.readUnits) / MILLION,
      queue: (hours * events * 2 * PRICES.queueRequests) / MILLION,
      fetched: hours * sum(HINTED_CALLS) * call,
      saved: -hours * sum(SAVED_POLLS) * call,
      without: month.dollars,
    }
  })
  const row = (name: string, value: (part: (typeof parts)[number]) => number): string[] => [
    name,
    ...parts.map((part) => `${value(part) < 0 ? '−' : ''}$${Math.abs(value(part)).toFixed(2)}`),
  ]
  return [
    row('connection minutes', ({ time }) => time),
    row('messages and hints', ({ messages }) => messages),
    row('functions of routes and hints', ({ functions }) => functions),
    row('reads of hints', ({ reads }) => reads),
    row('queue of hints', ({ queue }) => queue),
    row('calls that hints and tickets cause', ({ fetched }) => fetched),
    row('polls that rest', ({ saved }) => saved),
    row('**without the channel**', ({ without }) => without),
    row(
      '**with the channel**',
      ({ time, messages, functions, reads, queue, fetched, saved, without }) =>
        time + messages + functions + reads + queue + fetched + saved + without,
    ),
  ]
}
