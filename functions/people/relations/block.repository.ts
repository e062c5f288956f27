import { blocksKey } from '#platform/identity/blocks.items.ts'
import { get } from '#platform/table/index.ts'

/** The members that this member blocks. Consistent, because it is read right after blocking. */
export const readBlocked = async (memberId: string): Promise<ReadonlySet<string>> =>
  (await get(blocksKey(memberId), { consistent: true }))?.blocked ?? new Set()
