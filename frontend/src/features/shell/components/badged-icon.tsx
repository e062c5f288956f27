import type { ReactNode } from 'react'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import * as styles from './badged-icon.module.css'

/** An icon with the number of unread items at its corner. */
export const BadgedIcon = ({ count, children }: { count: number; children: ReactNode }) => (
  <span className={styles.root}>
    {children}
    {count > 0 && (
      <span className={styles.badge}>
        <CountBadge count={count} />
      </span>
    )}
  </span>
)
