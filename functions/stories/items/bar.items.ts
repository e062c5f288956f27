import type { Author } from '#shared/api/members.ts'
import type { DrasticLabel } from '#platform/content/drastic.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import type { StoredSlide } from './slide.items.ts'

/** A member in the bar of stories, at the place of the newest story. */
export interface BarEntryItem {
  readonly PK: typeof BAR
  readonly SK: string
  readonly author: Author
  /** ULIDs, oldest first. Those that ended are left out on read. */
  readonly stories: readonly string[]
  /** The first slide of the oldest story. */
  readonly slide: StoredSlide
  /** Of the oldest story. */
  readonly drastic?: DrasticLabel | undefined
  readonly expiresAt: number
}

const BAR = 'STORY_BAR'

export const barPartition: Partition<BarEntryItem> = { PK: BAR }

export const barEntryKey = (memberId: string, newest: string): Key<BarEntryItem> => ({
  PK: BAR,
  SK: `${newest}#${memberId}`,
})

/** Where the entry of a member is. Every change of the entry changes `version`. */
export interface BarPlaceItem {
  readonly PK: string
  readonly SK: 'STORY_BAR'
  /** The ULID of the newest story; absent without an entry. */
  readonly newest?: string | undefined
  readonly version: number
}

export const barPlaceKey = (memberId: string): Key<BarPlaceItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'STORY_BAR',
})
