import type { ReactNode } from 'react'
import { Heading } from '../text/heading.tsx'
import { classNames } from '../class-names.ts'
import { STATE_SPACES, type StateSpace } from './state-space.ts'
import * as styles from './state.module.css'

interface EmptyStateProps {
  title: string
  text?: string
  /** A lucide icon or our own, 48 px. */
  icon?: ReactNode
  action?: ReactNode
  /** `h1` when the page has no other content. */
  heading?: 'h1' | 'h2' | 'h3'
  space?: StateSpace | undefined
}

/** Replaces an empty list and says what the member can do. */
export const EmptyState = (props: EmptyStateProps) => {
  const { title, text, icon, action, heading = 'h2', space = 'page' } = props
  return (
    <div className={classNames(styles.root, STATE_SPACES[space])}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Heading as={heading}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
