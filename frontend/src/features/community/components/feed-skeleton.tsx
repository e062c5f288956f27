import { Patch } from '../../../ui/patch.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages } from '../messages.ts'

const CardSkeleton = ({ hasPicture }: { hasPicture: boolean }) => (
  <Patch flush className="post">
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
  </Patch>
)

export const FeedSkeleton = () => (
  <div className="feed-list" role="status">
    <span className="visually-hidden">{messages.feed.loading}</span>
    <CardSkeleton hasPicture />
    <CardSkeleton hasPicture={false} />
  </div>
)
