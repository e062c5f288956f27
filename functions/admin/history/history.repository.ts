import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import {
  dayKey,
  dayOf,
  momentOf,
  PIPELINE,
  sampleKey,
  type DayItem,
  type SampleItem,
} from '../../pipeline/run-state/index.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'

/** A run every half hour makes 48 a day; more only when admins start many. */
const MAX_SAMPLES = 200
const LAST = '\uffff'

const readBetween = async (from: string, to: string, newestOnly?: number): Promise<unknown[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :pipeline AND SK BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pipeline': PIPELINE, ':from': from, ':to': to },
      ...(newestOnly && { Limit: newestOnly, ScanIndexForward: false }),
    }),
  )
  return Items
}

export const readDays = async (days: readonly string[]): Promise<ReadonlyMap<string, DayItem>> => {
  const items = await readBetween(dayKey(days[0] ?? '').SK, dayKey(days.at(-1) ?? '').SK)
  return new Map((items as DayItem[]).map((item) => [dayOf(item), item]))
}

export interface Sample {
  readonly at: string
  readonly pending: number
  readonly processing: number
  readonly failed: number
}

/** The newest ones since then, the oldest first. */
export const readSamples = async (since: string): Promise<Sample[]> => {
  const items = await readBetween(sampleKey(since).SK, sampleKey(LAST).SK, MAX_SAMPLES)
  return (items as SampleItem[])
    .map((item) => ({
      at: momentOf(item),
      pending: item.pending,
      processing: item.processing,
      failed: item.failed,
    }))
    .toReversed()
}
