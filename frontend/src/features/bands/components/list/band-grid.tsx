import type { BandCard as Band } from '#shared/api/bands.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { CardGrid, CardGridSkeleton } from '#ui/surfaces/card-grid.tsx'
import { LinkedCard } from '#ui/surfaces/linked-card.tsx'
import { messages } from '../../texts.ts'
import { BandCard } from './band-card.tsx'
import * as styles from './band-card.module.css'

interface BandGridProps {
  bands: readonly Band[]
  /** The cards belong to an earlier filter. */
  isOld: boolean
}

export const BandGrid = ({ bands, isOld }: BandGridProps) => (
  <CardGrid
    label={messages.list}
    items={bands}
    isOld={isOld}
    card={(band) => <BandCard band={band} />}
  />
)

export const BandGridSkeleton = () => (
  <CardGridSkeleton label={messages.loading} count={12}>
    <LinkedCard data-skeleton data-late>
      <div className={styles.head}>
        <Skeleton width={84} height={84} />
        <div className={styles.lines}>
          <Skeleton height={24} />
          <Skeleton width="70%" />
        </div>
      </div>
      <Skeleton />
      <Skeleton width="86%" />
      <Skeleton width="40%" />
    </LinkedCard>
  </CardGridSkeleton>
)
