import type { NotificationList } from '#spa/entities/notification/notifications-request.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useLinkedPost } from '../api/linked-post.ts'
import { messages } from '../texts.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PostCard } from './post-card.tsx'
import * as styles from './feed.module.css'

interface LinkedPostProps {
  postId: string
  isHighlighted: boolean
  /** The list of notifications that led here. */
  jumpFrom?: NotificationList | undefined
  onClose: () => void
}

const LinkedContent = ({ postId, isHighlighted, jumpFrom }: Omit<LinkedPostProps, 'onClose'>) => {
  const { post, isGone, error, retry } = useLinkedPost(postId)
  if (post) return <PostCard post={post} isHighlighted={isHighlighted} jumpFrom={jumpFrom} />
  if (isGone) return <Card role="status">{messages.linked.gone}</Card>
  if (error !== undefined)
    return (
      <Card>
        <ErrorState title={messages.feed.loadFailed} text={error} onRetry={retry} />
      </Card>
    )
  return <FeedSkeleton />
}

/** The post of a deep link, above the feed, because the feed has not loaded it. */
export const LinkedPost = ({ onClose, ...content }: LinkedPostProps) => (
  <section className={styles.linkedPost} aria-label={messages.linked.region}>
    <LinkedContent {...content} />
    <Button variant="ghost" onClick={onClose}>
      {messages.linked.close}
    </Button>
  </section>
)
