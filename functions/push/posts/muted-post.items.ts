import { put, remove, type Key, type Write } from '#platform/table/index.ts'
import { pushPartition } from '../items/index.ts'

/** A post about which a member wants no push. */
export interface MutedPostItem {
  readonly PK: string
  readonly SK: string
}

export const mutedPostKey = (memberId: string, postId: string): Key<MutedPostItem> => ({
  PK: pushPartition(memberId).PK,
  SK: `MUTED#${postId}`,
})

export const mute = (memberId: string, postId: string): Write<MutedPostItem> => {
  const { PK, SK } = mutedPostKey(memberId, postId)
  return put<MutedPostItem>({ PK, SK })
}

export const unmute = (memberId: string, postId: string): Write<MutedPostItem> =>
  remove(mutedPostKey(memberId, postId))
