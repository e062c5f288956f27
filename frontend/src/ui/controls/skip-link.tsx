import type { ReactNode } from 'react'
import * as styles from './skip-link.module.css'

interface SkipLinkProps {
  /** The id of an element that takes the focus (`tabIndex={-1}`). */
  to: string
  children: ReactNode
}

/** Leads past what repeats itself; visible while it has the focus. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a className={styles.root} href={`#${to}`} data-print-frame>
    {children}
  </a>
)
