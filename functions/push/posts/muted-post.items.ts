import { put, remove, type Key, type Partition, type Write } from '#platform/table/index.ts'
import { pushPartition } from '../items/device.items.ts'

/** A post about which a member wants no push. */
export interface MutedPostItem {
  readonly PK: string
  readonly SK: string
}

/** The sort keys of all of them begin with this. */
export const MUTED_POSTS = 'MUTED#'

export const mutedPostsPartition = (memberId: string): Partition<MutedPostItem> => ({
  PK: pushPartition(memberId).PK,
})

export const mutedPostKey = (memberId: string, postId: string): Key<MutedPostItem> => ({
  PK: pushPartition(memberId).PK,
  SK: MUTED_POSTS + postId,
})

export const mute = (memberId: string, postId: string): Write<MutedPostItem> => {
  const { PK, SK } = mutedPostKey(memberId, postId)
  return put<MutedPostItem>({ PK, SK })
}

export const unmute = (memberId: string, postId: string): Write<MutedPostItem> =>
  remove(mutedPostKey(memberId, postId))
