import { effect } from '../../events/index.ts'
import { followIsGone, followStillHolds, type FollowItem } from '../../people/follows/index.ts'
import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { toBlocks } from '../../platform/blocks.ts'
import { memberKey, type MemberItem } from '../../platform/member.items.ts'
import { authorOf } from '../../platform/member.ts'
import { itemAt, readItems } from '../../platform/read-items.ts'
import { activityNotificationKey, type FollowNotificationItem } from '../notification.items.ts'
import { notify, withdraw } from '../notification.repository.ts'

/** Undefined when the follower is gone, or the two must not meet. */
const notificationOf = async ({
  followId,
  followerId,
  followeeId,
}: FollowItem): Promise<FollowNotificationItem | undefined> => {
  const keys = { follower: memberKey(followerId), blocks: blocksKey(followeeId) }
  const items = await readItems(Object.values(keys), { consistent: true })
  const follower = itemAt(items, keys.follower) as MemberItem | undefined
  const blocks = toBlocks(itemAt(items, keys.blocks) as BlocksItem | undefined)
  if (!follower || blocks.has(followerId)) return undefined
  return {
    ...activityNotificationKey(followeeId, followId),
    kind: 'follow',
    actor: authorOf(follower),
  }
}

/** Members hear of everybody who follows them, as long as they do. */
export const handler = effect<FollowItem>(async ({ before, after }) => {
  const follow = after ?? before
  if (!follow) return
  const { followeeId, followId } = follow
  const place = { receiverId: followeeId, counter: 'comments' } as const
  if (!after) {
    await withdraw(activityNotificationKey(followeeId, followId), place, followIsGone(follow))
    return
  }
  const notification = await notificationOf(after)
  if (notification) await notify(notification, place, followStillHolds(after))
})
