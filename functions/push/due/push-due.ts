import * as z from 'zod/mini'
import { sendWork } from '#platform/queue/send-work.ts'
import { worker } from '#platform/queue/worker.ts'
import { query, unlessConditionFailed, write, type Key } from '#platform/table/index.ts'
import { dueBefore, duePartition, removeDue, type DueItem } from '../waiting/waiting.items.ts'
import { flushMember } from './flush-member.ts'

const PAGE = 50
const CONCURRENT = 10

const Message = z.object({
  shard: z.int(),
  /** The time of the schedule, in milliseconds since 1970. */
  run: z.number(),
  /** The sort key of the last entry of the page before. */
  after: z.optional(z.string()),
})

/** An entry stays when something else began to wait meanwhile. */
const flush = async (memberId: string, entries: readonly DueItem[], run: number): Promise<void> => {
  await flushMember(memberId, run)
  for (const due of entries) await unlessConditionFailed(write(removeDue(due)))
}

/** One failing member holds up no other: the message fails after all of them. */
const flushAll = async (items: readonly DueItem[], run: number): Promise<void> => {
  const failures: unknown[] = []
  const members = [...Map.groupBy(items, ({ memberId }) => memberId)]
  for (let start = 0; start < members.length; start += CONCURRENT) {
    const some = members.slice(start, start + CONCURRENT)
    const results = await Promise.allSettled(
      some.map(([memberId, entries]) => flush(memberId, entries, run)),
    )
    for (const result of results)
      if (result.status === 'rejected') failures.push(result.reason as unknown)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some pushes stay due.')
}

/** Pushes what waited, a page of members at a time. */
export const handler = worker(Message, async ({ shard, run, after }, { tries }) => {
  const partition = duePartition(shard)
  const startAt: Key | undefined = after === undefined ? undefined : { ...partition, SK: after }
  const { items, next } = await query(partition, {
    before: dueBefore(run),
    limit: PAGE,
    consistent: true,
    startAt,
  })
  // Once, or failing pages would multiply those after them; the next run makes up for a page that was not queued.
  if (next && tries === 1) await sendWork('push-due', [{ shard, run, after: next.SK }])
  await flushAll(items, run)
})
