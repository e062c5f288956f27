import { blocksKey } from '#platform/identity/blocks.items.ts'
import { get } from '#platform/table/index.ts'

/** The members that this member muted. Consistent, because it is read right after muting. */
export const readMuted = async (memberId: string): Promise<ReadonlySet<string>> =>
  (await get(blocksKey(memberId), { consistent: true }))?.muted ?? new Set()
