export {
  countFollows,
  deleteFollow,
  followCountsKey,
  followIsAbsent,
  followIsGone,
  followKey,
  followStillHolds,
  followsPartition,
  type FollowCountsItem,
  type FollowItem,
} from './follow.items.ts'
