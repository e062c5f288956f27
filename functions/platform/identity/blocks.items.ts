import type { Key } from '../table/index.ts'

/** Both directions of a member's blocks, in the partition of the member's likes so that one query of the feed reads both. */
export interface BlocksItem {
  readonly PK: string
  readonly SK: '~BLOCKS'
  /** Absent before the first block since blocks are events. */
  readonly entity?: 'Blocks'
  readonly blocked?: ReadonlySet<string>
  readonly blockedBy?: ReadonlySet<string>
  /** Members whose content this member does not want in lists. They do not learn it. */
  readonly muted?: ReadonlySet<string>
  /** The birthday of a member who was a minor when it was stored, because the surfaces that withhold content read this item. */
  readonly bornOn?: string
}

export const blocksKey = (memberId: string): Key<BlocksItem> => ({
  PK: `VIEWER#${memberId}`,
  SK: '~BLOCKS',
})
