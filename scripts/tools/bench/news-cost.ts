import {
  CHECK_TOKENS,
  IDLE_POLLS_PER_HOUR,
  QUEUES,
  RUNS,
  TOKENS,
  UNITS,
  type NewsDay,
} from './news-day.ts'
import { PRICES } from './prices.ts'

const MILLION = 1_000_000
const HOURS = 24
/** A message is sent, received and deleted, here mostly without batching. */
const REQUESTS_PER_MESSAGE = 3

/** US dollars per million tokens. */
export interface ModelPrice {
  readonly input: number
  readonly output: number
}

interface Work {
  readonly name: keyof typeof RUNS
  readonly runs: number
}

const workOf = (day: NewsDay): readonly Work[] => [
  { name: 'readSource', runs: day.sources * day.feedRuns },
  { name: 'gatherClusters', runs: day.articleRuns },
  { name: 'writeArticle', runs: day.articles },
  { name: 'schedule', runs: day.feedRuns + day.articleRuns },
]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const unitsOf = (day: NewsDay, kind: 'read' | 'write'): number =>
  day.sources * day.feedRuns * UNITS.readSource[kind] +
  day.newItems * UNITS.newItem[kind] +
  day.articleRuns * UNITS.gatherClusters[kind] +
  day.articles * UNITS.article[kind]

const perDay = (
  day: NewsDay,
  model: ModelPrice,
  reader: ModelPrice,
): readonly (readonly [string, number])[] => {
  const work = workOf(day)
  const messages = day.sources * day.feedRuns + day.articleRuns + day.articles
  const polls = QUEUES * IDLE_POLLS_PER_HOUR * HOURS
  const gigabyteSeconds = sum(
    work.map(({ name, runs }) => (runs * RUNS[name].ms * RUNS[name].memoryGb) / 1000),
  )
  const tokens = TOKENS.input * model.input + TOKENS.output * model.output
  const checkTokens = CHECK_TOKENS.input * reader.input + CHECK_TOKENS.output * reader.output
  return [
    ['Model', (day.articles * tokens) / MILLION],
    ['Second reader', (day.articles * checkTokens) / MILLION],
    ['Lambda requests', (sum(work.map(({ runs }) => runs)) * PRICES.lambdaRequests) / MILLION],
    ['Lambda duration', gigabyteSeconds * PRICES.lambdaGigabyteSeconds],
    ['DynamoDB reads', (unitsOf(day, 'read') * PRICES.readUnits) / MILLION],
    ['DynamoDB writes', (unitsOf(day, 'write') * PRICES.writeUnits) / MILLION],
    ['Queues', ((messages * REQUESTS_PER_MESSAGE + polls) * PRICES.queueRequests) / MILLION],
    ['Schedules', ((day.feedRuns + day.articleRuns) * PRICES.schedules) / MILLION],
  ]
}

export interface CostLine {
  readonly name: string
  /** US dollars. */
  readonly perHour: number
}

export interface NewsCost {
  readonly lines: readonly CostLine[]
  readonly perHour: number
  /** The cost of one article, with the model. */
  readonly perArticle: number
}

/** The cost of writing the news. Reading them is part of the members' cost. */
export const calculateNewsCost = (day: NewsDay, model: ModelPrice, reader = model): NewsCost => {
  const costs = perDay(day, model, reader)
  const total = sum(costs.map(([, dollars]) => dollars))
  return {
    lines: costs.map(([name, dollars]) => ({ name, perHour: dollars / HOURS })),
    perHour: total / HOURS,
    perArticle: total / day.articles,
  }
}
