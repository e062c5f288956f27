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
export {
  findFollow,
  readFollowerIds,
  readFollowingIds,
  readBlocked,
} from './relation.repository.ts'
export { pageOfAuthors } from './page-of-authors.ts'
