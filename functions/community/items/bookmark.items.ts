import type { IndexPartition, Key } from '#platform/table/index.ts'

/** A post that a member keeps for later. The index sorts the bookmarks of a member by time. */
export interface BookmarkItem {
  readonly PK: string
  readonly SK: string
  readonly GSI1PK: string
  readonly GSI1SK: string
}

const partition = (memberId: string): string => `BOOKMARKS#${memberId}`

export const bookmarkKey = (memberId: string, postId: string): Key<BookmarkItem> => ({
  PK: partition(memberId),
  SK: postId,
})

export const bookmarksByTime = (memberId: string): IndexPartition<BookmarkItem> => ({
  GSI1PK: partition(memberId),
})

/** @param bookmarkId ULID, the time of the bookmark */
export const bookmarkItem = (
  memberId: string,
  postId: string,
  bookmarkId: string,
): BookmarkItem => ({
  ...bookmarkKey(memberId, postId),
  ...bookmarksByTime(memberId),
  GSI1SK: bookmarkId,
})
