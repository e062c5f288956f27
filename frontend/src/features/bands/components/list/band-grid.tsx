import type { BandCard as Band } from '#shared/api/bands.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../../texts.ts'
import { BandCard } from './band-card.tsx'
import * as cardStyles from './band-card.module.css'
import * as styles from './band-grid.module.css'

interface BandGridProps {
  bands: readonly Band[]
  /** The cards belong to an earlier filter. */
  isOld: boolean
}

export const BandGrid = ({ bands, isOld }: BandGridProps) => (
  <ul
    className={classNames(styles.root, isOld && styles.old)}
    aria-label={messages.list}
    aria-busy={isOld}
  >
    {bands.map((band) => (
      <li key={band.id} className={styles.place}>
        <BandCard band={band} />
      </li>
    ))}
  </ul>
)

const PLACES = Array.from({ length: 12 }, (_, place) => place)

export const BandGridSkeleton = () => (
  <div>
    <Loading label={messages.loading} />
    <div className={styles.root} aria-hidden="true">
      {PLACES.map((place) => (
        <Card key={place} className={cardStyles.root} data-skeleton data-late>
          <div className={cardStyles.head}>
            <Skeleton width={84} height={84} />
            <div className={styles.lines}>
              <Skeleton height={24} />
              <Skeleton width="70%" />
            </div>
          </div>
          <Skeleton />
          <Skeleton width="86%" />
          <Skeleton width="40%" />
        </Card>
      ))}
    </div>
  </div>
)
