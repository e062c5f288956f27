import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import * as styles from './lone-card.module.css'

/** A page that consists of one card. */
export const LoneCard = ({ children }: { children: ReactNode }) => (
  <main className={styles.root}>
    <Card>{children}</Card>
  </main>
)
