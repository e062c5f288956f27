import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { query } from '#platform/table/index.ts'
import { wallPartition, wallStart, type WallItem } from './wall.items.ts'

/** The newest members first, in one Query whose cost does not depend on how many joined in a day. */
export const readWall = async (): Promise<readonly WallItem[]> => {
  const { items } = await query(wallPartition, {
    after: wallStart(now()),
    newestFirst: true,
    limit: LIMITS.wallMembers,
  })
  return items
}
