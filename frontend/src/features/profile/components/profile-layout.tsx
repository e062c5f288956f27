import type { ReactNode } from 'react'
import * as styles from './profile-layout.module.css'

/** The column of a profile page: its cards, and what follows below them. */
export const ProfileLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
)
