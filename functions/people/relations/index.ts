export {
  countFollows,
  type FollowCountsItem,
  followCountsKey,
  followIsGone,
  type FollowItem,
  followItem,
  followKey,
  followersPartition,
  followsPartition,
  followStillHolds,
} from './follow.items.ts'
export { readFollowingIds } from './relation.repository.ts'
