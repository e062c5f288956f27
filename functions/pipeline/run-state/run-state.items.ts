import type { JobState } from '#shared/domain/news.ts'
import {
  update,
  type Key,
  type Leasable,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/** The partition of everything that is stored about the pipeline as a whole. */
export const PIPELINE = 'PIPELINE'

/** The number of jobs by state, changed in the transaction that changes a job. */
export interface CountsItem extends Readonly<Partial<Record<JobState, number>>> {
  readonly PK: typeof PIPELINE
  readonly SK: 'COUNTS'
}

export interface SwitchItem {
  readonly PK: typeof PIPELINE
  readonly SK: 'SWITCH'
  readonly paused: boolean
  /** The admin who last paused or resumed it, and when. */
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

/** The totals of one day. */
export interface DayItem {
  readonly PK: typeof PIPELINE
  readonly SK: string
  /** New feed items. */
  readonly items?: number
  /** Published and held articles. */
  readonly articles?: number
  readonly held?: number
  /** Millionths of a dollar, so that sums are exact. */
  readonly microUsd?: number
  /** The part of `microUsd` that the second reader has cost. */
  readonly checkMicroUsd?: number
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/** The job counts at one moment, written by each article run and kept for a week. */
export interface SampleItem {
  readonly PK: typeof PIPELINE
  readonly SK: string
  readonly pending: number
  readonly processing: number
  readonly failed: number
  readonly expiresAt: number
}

export const COUNTS_KEY: Key<CountsItem> = { PK: PIPELINE, SK: 'COUNTS' }
export const SWITCH_KEY: Key<SwitchItem> = { PK: PIPELINE, SK: 'SWITCH' }
export const runKey = (run: 'feeds' | 'articles'): Key<RunItem> => ({
  PK: PIPELINE,
  SK: `RUN#${run}`,
})

/** `day` is `yyyy-mm-dd` in Berlin. */
export const dayKey = (day: string): Key<DayItem> => ({ PK: PIPELINE, SK: `DAY#${day}` })
/** `at` is in ISO 8601. */
export const sampleKey = (at: string): Key<SampleItem> => ({ PK: PIPELINE, SK: `SAMPLE#${at}` })

/** For queries with a range of sort keys of one type. */
export const DAYS: Partition<DayItem> = { PK: PIPELINE }
export const SAMPLES: Partition<SampleItem> = { PK: PIPELINE }

const nameIn = (SK: string): string => SK.slice(SK.indexOf('#') + 1)

export const dayOf = ({ SK }: Pick<DayItem, 'SK'>): string => nameIn(SK)
/** When a sample was taken, in ISO 8601. */
export const timeOf = ({ SK }: Pick<SampleItem, 'SK'>): string => nameIn(SK)

/** Adds to the number of jobs in each state; a negative number subtracts. */
export const countJobs = (change: Readonly<Partial<Record<JobState, number>>>): Write<CountsItem> =>
  update(COUNTS_KEY, { add: change })

type DayCounter = Exclude<keyof DayItem, 'PK' | 'SK'>

/** Adds to the totals of a day. */
export const countOnDay = (
  day: string,
  change: Readonly<Partial<Record<DayCounter, number>>>,
): Write<DayItem> => update(dayKey(day), { add: change })
