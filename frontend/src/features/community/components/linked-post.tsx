import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Patch } from '../../../ui/patch.tsx'
import { useLinkedPost } from '../api/linked-post.ts'
import { messages } from '../messages.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PostCard } from './post-card.tsx'

interface LinkedPostProps {
  postId: string
  isHighlighted: boolean
  onClose: () => void
}

const LinkedContent = ({ postId, isHighlighted }: Omit<LinkedPostProps, 'onClose'>) => {
  const { post, isGone, error, retry } = useLinkedPost(postId)
  if (post) return <PostCard post={post} isHighlighted={isHighlighted} />
  if (isGone) return <Patch role="status">{messages.linked.gone}</Patch>
  if (error !== undefined)
    return (
      <Patch>
        <ErrorState title={messages.feed.loadFailed} text={error} onRetry={retry} />
      </Patch>
    )
  return <FeedSkeleton />
}

/** The post a link leads to, above the feed, because the feed has not loaded it. */
export const LinkedPost = ({ onClose, ...content }: LinkedPostProps) => (
  <section className="linked-post" aria-label={messages.linked.region}>
    <LinkedContent {...content} />
    <Button variant="ghost" onClick={onClose}>
      {messages.linked.close}
    </Button>
  </section>
)
