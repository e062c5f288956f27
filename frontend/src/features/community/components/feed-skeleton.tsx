import { Card } from '#ui/surfaces/card.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages } from '../texts.ts'
import { classNames } from '#ui/class-names.ts'
import * as postCardStyles from './post-card.module.css'
import * as feedStyles from './feed.module.css'

const CardSkeleton = ({ hasPicture }: { hasPicture: boolean }) => (
  <Card flush className={postCardStyles.root} data-late>
    <div className={classNames(postCardStyles.header, feedStyles.skeletonHeader)}>
      <Skeleton width={44} height={44} />
      <div className={feedStyles.skeletonLines}>
        <Skeleton width="38%" />
        <Skeleton width="24%" height={13} />
      </div>
    </div>
    {hasPicture && <Skeleton height={300} />}
    <div className={classNames(feedStyles.skeletonLines, feedStyles.skeletonText)}>
      <Skeleton width="92%" />
      <Skeleton width="64%" />
    </div>
  </Card>
)

export const FeedSkeleton = () => (
  <div className={feedStyles.list} role="status">
    <span className="visually-hidden">{messages.feed.loading}</span>
    <CardSkeleton hasPicture />
    <CardSkeleton hasPicture={false} />
  </div>
)
