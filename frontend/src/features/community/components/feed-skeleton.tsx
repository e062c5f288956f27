import { Card } from '#ui/surfaces/card.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { messages } from '../texts.ts'

const CardSkeleton = ({ hasPicture }: { hasPicture: boolean }) => (
  <Card flush className="post">
    <div className="post-header skeleton-header">
      <Skeleton width={44} height={44} />
      <div className="skeleton-lines">
        <Skeleton width="38%" />
        <Skeleton width="24%" height={13} />
      </div>
    </div>
    {hasPicture && <Skeleton height={300} />}
    <div className="skeleton-lines skeleton-text">
      <Skeleton width="92%" />
      <Skeleton width="64%" />
    </div>
  </Card>
)

export const FeedSkeleton = () => (
  <div className="feed-list" role="status">
    <span className="visually-hidden">{messages.feed.loading}</span>
    <CardSkeleton hasPicture />
    <CardSkeleton hasPicture={false} />
  </div>
)
