import type { Key } from '#platform/table/index.ts'

/** Progress of copying a member's new name. Each write of this item is the event that continues the work. */
export interface RefreshItem {
  readonly PK: string
  readonly SK: 'REFRESH'
  readonly entity: 'AuthorRefresh'
  readonly memberId: string
  /** Sort key of the author index: all texts up to here are done. */
  readonly doneTo: string
  /** Makes the item differ for a newer name, so that writing it is an event. */
  readonly version: number
}

export const refreshKey = (memberId: string): Key<RefreshItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'REFRESH',
})

export const refreshItem = (memberId: string, doneTo: string, version: number): RefreshItem => ({
  ...refreshKey(memberId),
  entity: 'AuthorRefresh',
  memberId,
  doneTo,
  version,
})
