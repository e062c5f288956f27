import type { JobState } from '#shared/domain/news.ts'
import { env } from '#platform/runtime/env.ts'
import type { Key, Leasable } from '#platform/table/index.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** What the pipeline as a whole knows about itself. */
export const PIPELINE = 'PIPELINE'

export const COUNTS_KEY = { PK: PIPELINE, SK: 'COUNTS' } as const
export const SWITCH_KEY = { PK: PIPELINE, SK: 'SWITCH' } as const
export const runKey = (run: 'feeds' | 'articles'): Key<RunItem> => ({
  PK: PIPELINE,
  SK: `RUN#${run}`,
})
/** `day` is `yyyy-mm-dd` in Berlin. */
export const dayKey = (day: string) => ({ PK: PIPELINE, SK: `DAY#${day}` }) as const
export const sampleKey = (at: string) => ({ PK: PIPELINE, SK: `SAMPLE#${at}` }) as const

const nameIn = (SK: string): string => SK.slice(SK.indexOf('#') + 1)

/** The day that an item of a day is about. */
export const dayOf = ({ SK }: Pick<DayItem, 'SK'>): string => nameIn(SK)
/** The moment of a sample. */
export const momentOf = ({ SK }: Pick<SampleItem, 'SK'>): string => nameIn(SK)

/** Jobs by state; changes in the transaction that changes the job. */
export type CountsItem = typeof COUNTS_KEY & Readonly<Partial<Record<JobState, number>>>

export interface SwitchItem {
  readonly PK: typeof PIPELINE
  readonly SK: 'SWITCH'
  readonly paused: boolean
  /** Who last paused it or let it go on, and when. */
  readonly changedBy?: string
  readonly changedAt?: string
}

export interface RunItem extends Leasable {
  readonly PK: typeof PIPELINE
  readonly SK: string
  readonly startedAt: string
  /** A second run was requested meanwhile. */
  readonly isAskedAgain?: boolean
}

export interface DayItem {
  readonly PK: typeof PIPELINE
  readonly SK: string
  /** New items, published articles, held articles. */
  readonly items?: number
  readonly articles?: number
  readonly held?: number
  /** Millionths of a dollar, so that sums are exact. */
  readonly microUsd?: number
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/** The queue at one moment, written by each article run; TTL one week. */
export interface SampleItem {
  readonly PK: typeof PIPELINE
  readonly SK: string
  readonly pending: number
  readonly processing: number
  readonly failed: number
  readonly expiresAt: number
}

/** One job more or less in some states. */
export const countJobs = (change: Readonly<Partial<Record<JobState, number>>>): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: COUNTS_KEY,
    UpdateExpression: `ADD ${Object.keys(change)
      .map((state) => `${state} :${state}`)
      .join(', ')}`,
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(change).map(([state, by]) => [`:${state}`, by]),
    ),
  },
})

type DayCounter = Exclude<keyof DayItem, 'PK' | 'SK'>

/** Adds to what happened on a day. */
export const countOnDay = (
  day: string,
  change: Readonly<Partial<Record<DayCounter, number>>>,
): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: dayKey(day),
    UpdateExpression: `ADD ${Object.keys(change)
      .map((counter) => `#${counter} :${counter}`)
      .join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(
      Object.keys(change).map((counter) => [`#${counter}`, counter]),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(change).map(([counter, by]) => [`:${counter}`, by]),
    ),
  },
})
