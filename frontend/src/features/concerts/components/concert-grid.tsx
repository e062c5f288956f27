import type { ConcertCard as Concert } from '#shared/api/concerts.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import { ConcertCard } from './concert-card.tsx'
import * as styles from './concert-grid.module.css'
import * as cardStyles from './concert-card.module.css'

interface ConcertGridProps {
  concerts: readonly Concert[]
  label?: string
}

export const ConcertGrid = ({ concerts, label = messages.list }: ConcertGridProps) => (
  <ul className={styles.root} aria-label={label}>
    {concerts.map((concert) => (
      <li key={concert.id} className={styles.place}>
        <ConcertCard concert={concert} />
      </li>
    ))}
  </ul>
)

/** docs/product/concerts.md#states */
const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const GridSkeleton = () => (
  <div>
    <Loading label={messages.loading} />
    <div className={styles.root} aria-hidden="true">
      {SKELETONS.map((place) => (
        <Card key={place} flush className={cardStyles.root} data-skeleton data-late>
          <div className={cardStyles.head}>
            <Skeleton width={60} height={64} />
            <Skeleton height={26} width="60%" />
          </div>
          <Skeleton width="72%" />
          <Skeleton width="44%" />
          <Skeleton width="36%" />
          <div className={cardStyles.foot}>
            <Skeleton width={84} height={24} />
            <Skeleton width={108} height={44} />
          </div>
        </Card>
      ))}
    </div>
  </div>
)
