import type { DynamoDbStreams, StreamRecord } from '../engines/dynamodb-streams.ts'
import type { Disk } from '../state/disk.ts'
import { untilRoom } from '../state/disk-watch.ts'
import { passesFilters } from './event-filter.ts'
import { deliverBatch, type BatchDelivery } from './stream-batch.ts'
import type { StreamPosition } from './stream-position.ts'
import { pause, unlessAborted } from './until-aborted.ts'

const PAGE = 1000
const IDLE_MS = 150
const SHARDS_MS = 30_000
const TRIM_MS = 1000

export interface StreamSourceOptions {
  readonly tableName: string
  readonly streams: DynamoDbStreams
  readonly position: StreamPosition
  readonly deliveries: readonly BatchDelivery[]
  /** Deliveries wait while it is full. */
  readonly disk: Disk
  readonly signal: AbortSignal
  /** Called at intervals with the position up to which everything was delivered. */
  readonly onDelivered: (tableName: string, position: string) => void
  readonly onError: (error: unknown) => void
}

/** Reads the stream of a table and delivers its records to every mapping, until `signal` aborts. */
export const runStreamSource = async (options: StreamSourceOptions): Promise<void> => {
  const { signal, streams, tableName } = options
  const onError = unlessAborted(signal, 'Reading the table stream', options.onError)
  const running = new Set<string>()
  while (!signal.aborted) {
    try {
      const arn = await streams.streamArn(tableName)
      for (const shard of await streams.shardIds(arn)) {
        if (running.has(shard)) continue
        running.add(shard)
        void readShard(options, arn, shard).finally(() => running.delete(shard))
      }
    } catch (error) {
      onError(error)
    }
    await pause(running.size === 0 ? IDLE_MS : SHARDS_MS, signal)
  }
}

const readShard = async (options: StreamSourceOptions, arn: string, shard: string) => {
  const { signal } = options
  const onError = unlessAborted(signal, 'Reading the table stream', options.onError)
  while (!signal.aborted) {
    try {
      await followShard(options, arn, shard)
      return
    } catch (error) {
      onError(error)
      await pause(1000, signal)
    }
  }
}

/** Resolves when the shard is closed and read to its end. */
const followShard = async (options: StreamSourceOptions, arn: string, shard: string) => {
  const { streams, position, signal, deliveries } = options
  let iterator: string | undefined = await streams.iterator(arn, shard, position.get(arn, shard))
  let untrimmed: string | undefined
  let trimmedAt = Date.now()
  while (iterator !== undefined && !signal.aborted) {
    const page = await streams.records(arn, iterator, PAGE)
    await untilRoom(options.disk, signal)
    const last = page.Records.at(-1)
    if (last) {
      await Promise.all(deliveries.map((delivery) => deliverPage(delivery, page.Records)))
      untrimmed = last.dynamodb.SequenceNumber
      position.set(arn, shard, untrimmed)
    } else await pause(IDLE_MS, signal)
    if (untrimmed !== undefined && Date.now() - trimmedAt > TRIM_MS) {
      options.onDelivered(options.tableName, untrimmed)
      untrimmed = undefined
      trimmedAt = Date.now()
    }
    iterator = page.NextShardIterator
  }
}

const deliverPage = async (delivery: BatchDelivery, records: readonly StreamRecord[]) => {
  const { patterns, batchSize } = delivery.mapping
  const wanted = records.filter((record) => passesFilters(patterns, record))
  for (let start = 0; start < wanted.length; start += batchSize)
    await deliverBatch(delivery, wanted.slice(start, start + batchSize))
}
