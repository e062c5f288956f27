export {
  followCountsKey,
  followKey,
  type FollowCountsItem,
  type FollowItem,
} from './follow.items.ts'
