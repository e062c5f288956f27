import { effect } from '../../events/index.ts'
import { followIsGone, followStillHolds, type FollowItem } from '../../people/relations/index.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getItems } from '#platform/table/index.ts'
import { activityKey } from '../notification.items.ts'
import { notify, withdraw, type NewActivity } from '../notification.repository.ts'
import { acceptsNotificationsFrom, receiverKeys } from '../receiver.rules.ts'

/** Undefined when the follower is gone, or the followee accepts no notifications from the follower. */
const notificationOf = async ({
  followId,
  followerId,
  followeeId,
}: FollowItem): Promise<NewActivity | undefined> => {
  const followerKey = memberKey(followerId)
  const keys = [followerKey, ...receiverKeys(followeeId)]
  const items = await getItems(keys, { consistent: true })
  const follower = items.at(followerKey)
  if (!follower || !acceptsNotificationsFrom(followeeId, [followerId], items)) return undefined
  const { PK, SK } = activityKey(followeeId, followId)
  return { PK, SK, kind: 'follow', author: authorOf(follower), authorVersion: follower.version }
}

/** Notifies members of new followers, and withdraws the notification when the follow ends. */
export const handler = effect<FollowItem>(async ({ before, after }) => {
  const follow = after ?? before
  if (!follow) return
  const { followeeId, followId } = follow
  if (!after) {
    await withdraw(followeeId, activityKey(followeeId, followId), followIsGone(follow))
    return
  }
  const notification = await notificationOf(after)
  if (notification) await notify(followeeId, notification, followStillHolds(after))
})
