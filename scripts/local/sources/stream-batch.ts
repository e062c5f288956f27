import { setTimeout as sleep } from 'node:timers/promises'
import type { StreamRecord } from '../engines/dynamodb-streams.ts'
import { reportedFailures, type EventSourceMapping } from './mapping.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

export interface BatchDelivery {
  readonly mapping: EventSourceMapping
  readonly invoke: (event: string) => Promise<string>
  /** Stores records that could not be delivered. */
  readonly giveUp: (records: readonly StreamRecord[], reason: string) => Promise<void>
  readonly signal: AbortSignal
}

/** Delivers in order, like Lambda: retries from the first failed record, halves the batch, and stops after the last attempt. */
export const deliverBatch = async (
  delivery: BatchDelivery,
  records: readonly StreamRecord[],
  attempt = 0,
): Promise<void> => {
  if (records.length === 0) return
  delivery.signal.throwIfAborted()
  const { fresh, old } = splitByAge(records, delivery.mapping.maxAgeSeconds)
  if (old.length > 0) await delivery.giveUp(old, 'RecordAgeExceeded')
  if (fresh.length === 0) return
  const failedFrom = await tryOnce(delivery, fresh)
  if (failedFrom < 0) return
  await retry(delivery, fresh.slice(failedFrom), failedFrom > 0 ? 0 : attempt)
}

const retry = async (
  delivery: BatchDelivery,
  failed: readonly StreamRecord[],
  attempt: number,
): Promise<void> => {
  const { bisect, retries } = delivery.mapping
  if (bisect && failed.length > 1) {
    const middle = Math.ceil(failed.length / 2)
    await pause(delivery, attempt)
    await deliverBatch(delivery, failed.slice(0, middle), attempt)
    await deliverBatch(delivery, failed.slice(middle))
  } else if (attempt >= retries) await delivery.giveUp(failed, 'RetryAttemptsExhausted')
  else {
    await pause(delivery, attempt)
    await deliverBatch(delivery, failed, attempt + 1)
  }
}

/** Index of the first record that failed, or -1. */
const tryOnce = async (
  { mapping, invoke }: BatchDelivery,
  records: readonly StreamRecord[],
): Promise<number> => {
  try {
    const answer = await invoke(JSON.stringify({ Records: records }))
    const failures = new Set(reportedFailures(mapping, answer))
    if (failures.has('')) return 0
    return records.findIndex(({ dynamodb }) => failures.has(dynamodb.SequenceNumber))
  } catch {
    return 0
  }
}

const splitByAge = (records: readonly StreamRecord[], maxAgeSeconds: number) => {
  const oldest = Date.now() / 1000 - maxAgeSeconds
  const isOld = ({ dynamodb }: StreamRecord) => dynamodb.ApproximateCreationDateTime < oldest
  return { old: records.filter(isOld), fresh: records.filter((record) => !isOld(record)) }
}

const pause = ({ signal }: BatchDelivery, attempt: number) =>
  sleep(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS), undefined, { signal })
