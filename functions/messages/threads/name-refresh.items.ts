import type { Key } from '#platform/table/index.ts'

/** Progress of copying a member's new name to threads. Each write of this item is the event that continues the work. */
export interface NameRefreshItem {
  readonly PK: string
  readonly SK: 'CHAT_REFRESH'
  readonly entity: 'ThreadNameRefresh'
  readonly memberId: string
  /** Sort key of the member's own sides: the other sides of all threads up to here are done. */
  readonly doneTo: string
  /** Makes the item differ for a newer name, so that writing it is an event. */
  readonly version: number
}

export const nameRefreshKey = (memberId: string): Key<NameRefreshItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'CHAT_REFRESH',
})

export const nameRefreshItem = (
  memberId: string,
  doneTo: string,
  version: number,
): NameRefreshItem => ({
  ...nameRefreshKey(memberId),
  SK: 'CHAT_REFRESH',
  entity: 'ThreadNameRefresh',
  memberId,
  doneTo,
  version,
})
