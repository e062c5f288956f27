import { batchEffect } from '../../events/index.ts'
import { write } from '#platform/table/index.ts'
import { putTrace } from '../traces/trace.items.ts'
import { tracedMembers, type TracedItem } from '../traces/traced-members.ts'

/** Notes for each member in which items of others the member is named, so that export and erasure find them by key. */
export const handler = batchEffect<TracedItem>(async (events) => {
  for (const { before, after } of events) {
    if (!after) continue
    const known = new Set(before ? tracedMembers(before) : [])
    for (const memberId of tracedMembers(after))
      if (!known.has(memberId)) await write(putTrace(memberId, after))
  }
})
