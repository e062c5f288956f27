import { recordSweep } from '#platform/content/sweep-run.items.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { now } from '#platform/runtime/clock.ts'
import { allPages, query } from '#platform/table/index.ts'
import { dueBefore, dueErasures } from '../../auth/erasure-state/index.ts'

/** Starts what is due, and looks again at what was finished in the last days. */
export const handler = async (): Promise<void> => {
  const due = await allPages((startAt) =>
    query(dueErasures, { before: dueBefore(now()), project: ['memberId'], startAt }),
  )
  await sendWork(
    'erase-member',
    due.map(({ memberId }) => ({ memberId })),
  )
  await recordSweep('start-erasures')
}
