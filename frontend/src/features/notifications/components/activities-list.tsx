import type { ReactNode } from 'react'
import type { Author } from '#shared/api/members.ts'
import type { ActivityNotification } from '#shared/api/notifications.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { useActivities } from '../api/lists.ts'
import { useMarkAll, useMarkRead } from '../api/mark-read.ts'
import { messages } from '../texts.ts'
import { ArticleRow, BandRow, ConcertRow, DecisionRow, ExportRow } from './event-row.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationRow } from './notification-row.tsx'

interface ActivitiesListProps {
  /** Shows the post with its comments. */
  onShow: (postId: string) => void
  onLeave: () => void
  /** The button that follows a new follower. */
  followBack: (memberId: string, name: string) => ReactNode
}

const actionOf = ({ type, postTitle, storyId }: ActivityNotification): string => {
  if (type === 'follow') return messages.follows
  if (storyId !== null) return messages.mentionedInStory
  const title = postTitle ?? ''
  return type === 'comment' ? messages.commented(title) : messages.mentioned(title)
}

interface RowProps extends ActivitiesListProps {
  activity: ActivityNotification
}

interface MemberRowProps extends RowProps {
  commenter: Author
}

const MemberRow = ({ activity, commenter, onShow, onLeave, followBack }: MemberRowProps) => {
  const markRead = useMarkRead()
  const { type, postId, commentId } = activity
  const name = nameOrUnknown(commenter.displayName)
  return (
    <NotificationRow
      member={commenter}
      action={actionOf(activity)}
      content={activity.content}
      createdAt={activity.createdAt}
      isUnread={activity.isUnread}
      onLeave={() => {
        if (type === 'follow') markRead({ type })
        onLeave()
      }}
    >
      {type === 'follow' && followBack(commenter.id, name)}
      {postId !== null && (
        <Button
          size="compact"
          aria-label={messages.showPostOf(name)}
          onClick={() => {
            markRead({ type, postId, ...(commentId !== null && { commentId }) })
            onShow(postId)
          }}
        >
          {messages.showPost}
        </Button>
      )}
    </NotificationRow>
  )
}

const ActivityRow = (props: RowProps) => {
  const { activity, onLeave } = props
  const { concert, band, article, decision, dataExport, commenter } = activity
  if (concert !== null)
    return <ConcertRow activity={activity} concert={concert} onLeave={onLeave} />
  if (band !== null) return <BandRow activity={activity} band={band} onLeave={onLeave} />
  if (article !== null)
    return <ArticleRow activity={activity} article={article} onLeave={onLeave} />
  if (decision !== null)
    return <DecisionRow activity={activity} decision={decision} onLeave={onLeave} />
  if (dataExport !== null)
    return <ExportRow activity={activity} dataExport={dataExport} onLeave={onLeave} />
  return commenter === null ? null : <MemberRow {...props} commenter={commenter} />
}

/** Comments on the member's posts, mentions, new followers, and what happened to concerts, bands, reported articles, exports and in moderation. */
export const ActivitiesList = (props: ActivitiesListProps) => {
  const list = useActivities()
  const markAll = useMarkAll()
  return (
    <NotificationList name="activities" list={list} onMarkAll={markAll.activities}>
      {(activity) => <ActivityRow key={activity.id} activity={activity} {...props} />}
    </NotificationList>
  )
}
