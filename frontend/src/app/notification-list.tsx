import { ActivitiesList } from '../features/notifications/components/activities-list.tsx'
import { LikesList } from '../features/notifications/components/likes-list.tsx'
import { FollowBack } from '../features/people/components/follow-back.tsx'
import type { NotificationList as ListName } from '#spa/entities/notification/notifications-request.ts'

interface NotificationListProps {
  list: ListName
  onShow: (postId: string) => void
  onLeave: () => void
}

/** One of the two lists of notifications, for a dialog. */
export const NotificationList = ({ list, ...props }: NotificationListProps) =>
  list === 'likes' ? (
    <LikesList {...props} />
  ) : (
    <ActivitiesList
      {...props}
      followBack={(memberId, name) => <FollowBack memberId={memberId} name={name} />}
    />
  )
