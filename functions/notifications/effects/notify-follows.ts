import { effect } from '../../events/index.ts'
import { followIsGone, followStillHolds, type FollowItem } from '../../people/relations/index.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { activityNotificationKey, type FollowNotificationItem } from '../notification.items.ts'
import { notify, withdraw } from '../notification.repository.ts'
import { receiverKeys, wantsToHearOf } from '../receiver.rules.ts'

/** Undefined when the follower is gone, the two must not meet, or the other wants to hear of nobody. */
const notificationOf = async ({
  followId,
  followerId,
  followeeId,
}: FollowItem): Promise<FollowNotificationItem | undefined> => {
  const followerKey = memberKey(followerId)
  const keys = [followerKey, ...receiverKeys(followeeId)]
  const items = await readItems(keys, { consistent: true })
  const follower = itemAt(items, followerKey) as MemberItem | undefined
  if (!follower || !wantsToHearOf(followeeId, [followerId], items)) return undefined
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
