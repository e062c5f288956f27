import { STORY } from '#shared/domain/stories.ts'
import { cached } from '#platform/runtime/cached.ts'
import { query, type Stored } from '#platform/table/index.ts'
import { barPartition, type BarEntryItem } from '../items/bar.items.ts'
import { seenPartition } from '../items/view.items.ts'

/** The same for all members: one read a second per function is enough. */
const FRESH_MS = 1000

const { read: readBar, forget: forgetBar } = cached(
  FRESH_MS,
  async (): Promise<readonly BarEntryItem[]> => {
    const { items } = await query(barPartition, { newestFirst: true, limit: STORY.tiles })
    return items
  },
)
export { forgetBar, readBar }

/** The ULIDs of the stories since this one that the member has seen. */
export const readSeenSince = async (
  memberId: string,
  oldest: string | undefined,
): Promise<ReadonlySet<string>> => {
  if (oldest === undefined) return new Set()
  const { items } = await query<Stored>(seenPartition(memberId), { from: oldest, project: ['SK'] })
  return new Set(items.map(({ SK }) => SK))
}
