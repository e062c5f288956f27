import type { LikeNotification } from '#shared/api/notifications.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLikes } from '../api/lists.ts'
import { useMarkAll, useMarkRead } from '../api/mark-read.ts'
import { gatherLikes } from '../model/gather.ts'
import { messages } from '../texts.ts'
import { NotificationList } from './notification-list.tsx'
import { NotificationRow } from './notification-row.tsx'

interface LikesListProps {
  /** Shows the post. */
  onShow: (postId: string) => void
  onLeave: () => void
}

const LikeRow = ({ like, onShow, onLeave }: LikesListProps & { like: LikeNotification }) => {
  const markRead = useMarkRead()
  const { type, postId, commentId, liker, othersCount, unreadCount } = like
  return (
    <NotificationRow
      member={liker}
      action={messages.gaveHorns(othersCount, type)}
      content={like.content}
      createdAt={like.createdAt}
      isUnread={unreadCount > 0}
      onLeave={onLeave}
    >
      <Button
        size="compact"
        aria-label={messages.showPostOf(nameOrUnknown(liker.displayName))}
        onClick={() => {
          markRead({ type: 'like', postId, ...(commentId !== null && { commentId }) })
          onShow(postId)
        }}
      >
        {messages.showPost}
      </Button>
    </NotificationRow>
  )
}

/** Who liked the member's posts and comments, a line for each text. */
export const LikesList = (props: LikesListProps) => {
  const list = useLikes()
  const markAll = useMarkAll()
  return (
    <NotificationList
      name="likes"
      list={{ ...list, items: list.items && gatherLikes(list.items) }}
      onMarkAll={markAll.likes}
    >
      {(like) => <LikeRow key={like.commentId ?? like.postId} like={like} {...props} />}
    </NotificationList>
  )
}
