export {
  countFollows,
  deleteFollow,
  type FollowCountsItem,
  followCountsKey,
  followIsAbsent,
  followIsGone,
  type FollowItem,
  followItem,
  followKey,
  followersPartition,
  followsPartition,
  followStillHolds,
} from './follow.items.ts'
export {
  addBlocked,
  addBlockedBy,
  areNotBlocked,
  removeBlocked,
  removeBlockedBy,
} from './block.items.ts'
export { readBlocked } from './block.repository.ts'
export { findFollow, readFollowerIds, readFollowingIds } from './follow.repository.ts'
export { pageOfAuthors } from './page-of-authors.ts'
