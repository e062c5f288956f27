import { messages } from '../texts.ts'
import { Skeleton } from './skeleton.tsx'
import * as styles from './skeleton.module.css'

interface SkeletonRowsProps {
  rows: number
  /** Pixels of a row; that of a switch unless given. */
  height?: number
}

/** The place of rows that load, announced politely to screen readers. */
export const SkeletonRows = ({ rows, height = 52 }: SkeletonRowsProps) => (
  <div className={styles.rows} role="status" aria-label={messages.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={height} />
    ))}
  </div>
)
