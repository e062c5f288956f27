import { sendWork } from '#platform/queue/send-work.ts'
import { now } from '#platform/runtime/clock.ts'
import { DUE_SHARDS } from '../waiting/waiting.items.ts'

/** Starts the pushes that waited until now, also those that an earlier run missed. */
export const handler = async (): Promise<void> => {
  const run = now()
  const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => ({ shard, run }))
  await sendWork('push-due', shards)
}
