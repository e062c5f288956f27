import type { ConcertCard as Concert } from '#shared/api/concerts.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { CardGrid, CardGridSkeleton } from '#ui/surfaces/card-grid.tsx'
import { LinkedCard } from '#ui/surfaces/linked-card.tsx'
import { messages } from '../texts.ts'
import { ConcertCard } from './concert-card.tsx'
import * as styles from './concert-card.module.css'

interface ConcertGridProps {
  concerts: readonly Concert[]
  label?: string
}

export const ConcertGrid = ({ concerts, label = messages.list }: ConcertGridProps) => (
  <CardGrid label={label} items={concerts} card={(concert) => <ConcertCard concert={concert} />} />
)

/** docs/product/concerts.md#states */
const SKELETONS = 9

export const GridSkeleton = () => (
  <CardGridSkeleton label={messages.loading} count={SKELETONS}>
    <LinkedCard flush className={styles.root} data-skeleton data-late>
      <div className={styles.head}>
        <Skeleton width={60} height={64} />
        <Skeleton height={26} width="60%" />
      </div>
      <Skeleton width="72%" />
      <Skeleton width="44%" />
      <Skeleton width="36%" />
      <div className={styles.foot}>
        <Skeleton width={84} height={24} />
        <Skeleton width={108} height={44} />
      </div>
    </LinkedCard>
  </CardGridSkeleton>
)
