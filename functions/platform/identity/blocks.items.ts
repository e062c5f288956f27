import type { Key } from '../table/index.ts'

/** Both directions of a member's blocks, in the partition of their horns so that the feed reads both at once. */
export interface BlocksItem {
  readonly PK: string
  readonly SK: '~BLOCKS'
  readonly blocked?: ReadonlySet<string>
  readonly blockedBy?: ReadonlySet<string>
}

export const blocksKey = (memberId: string): Key<BlocksItem> => ({
  PK: `VIEWER#${memberId}`,
  SK: '~BLOCKS',
})
