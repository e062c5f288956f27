import type { Key, LockItem } from '#platform/table/index.ts'

/** The lease on changes of a member's avatar. */
export const avatarLeaseKey = (memberId: string): Key<LockItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'AVATAR_TURN',
})
