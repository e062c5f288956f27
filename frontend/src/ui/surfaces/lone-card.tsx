import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import * as styles from './lone-card.module.css'

/** A whole page that is one card, for when there is nothing else to show. */
export const LoneCard = ({ children }: { children: ReactNode }) => (
  <main className={styles.root}>
    <Card>{children}</Card>
  </main>
)
