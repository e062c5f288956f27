import type { ReactNode } from 'react'
import { Card } from '#ui/surfaces/card.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages } from '../texts.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './wall-of-horns.module.css'

interface WallFrameProps {
  arrows?: ReactNode
  /** A row of members, or a text. */
  children: ReactNode
}

/** Has the same height while empty, so that nothing moves when the members arrive. */
export const WallFrame = ({ arrows, children }: WallFrameProps) => (
  <Card as="section" className={styles.root} aria-labelledby="wall-title">
    <div className={styles.head}>
      <Heading as="h2" id="wall-title">
        {messages.title}
      </Heading>
      {arrows}
    </div>
    {typeof children === 'string' ? <p className={styles.note}>{children}</p> : children}
  </Card>
)

const PLACES = [1, 2, 3]

/** Placeholders while the wall is being loaded. */
export const WallLoading = () => (
  <WallFrame>
    <div className={styles.row} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.place}>
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  </WallFrame>
)
