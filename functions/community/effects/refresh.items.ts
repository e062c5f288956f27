/** How far a member's new name has come. Each writing of it is the event that continues the work. */
export interface RefreshItem {
  readonly PK: string
  readonly SK: 'REFRESH'
  readonly entity: 'AuthorRefresh'
  readonly memberId: string
  /** Sort key of the author index: everything up to here is done. */
  readonly doneTo: string
  /** Makes the continuation for a newer name differ, so that it is an event of its own. */
  readonly version: number
}

export const refreshKey = (memberId: string): { PK: string; SK: 'REFRESH' } => ({
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
