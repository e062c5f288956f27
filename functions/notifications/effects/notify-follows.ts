import { effect } from '../../events/index.ts'
import { followIsGone, followStillHolds, type FollowItem } from '../../people/relations/index.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getItems } from '#platform/table/index.ts'
import { activityNotificationKey, type FollowNotificationItem } from '../notification.items.ts'
import { notify, withdraw } from '../notification.repository.ts'
import { acceptsNotificationsFrom, receiverKeys } from '../receiver.rules.ts'

/** Undefined when the follower is gone, or the followee accepts no notifications from the follower. */
const notificationOf = async ({
  followId,
  followerId,
  followeeId,
}: FollowItem): Promise<FollowNotificationItem | undefined> => {
  const followerKey = memberKey(followerId)
  const keys = [followerKey, ...receiverKeys(followeeId)]
  const items = await getItems(keys, { consistent: true })
  const follower = items.at(followerKey)
  if (!follower || !acceptsNotificationsFrom(followeeId, [followerId], items)) return undefined
  return {
    ...activityNotificationKey(followeeId, followId),
    kind: 'follow',
    actor: authorOf(follower),
  }
}

/** Notifies members of new followers, and withdraws the notification when the follow ends. */
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
