import { useId, type ReactNode } from 'react'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './panel.module.css'

interface PanelProps {
  /** The anchor of the section. */
  id: string
  title: string
  hint?: string
  /** Shown beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One section of the admin page. */
export const Panel = ({ id, title, hint, actions, children }: PanelProps) => {
  const titleId = useId()
  return (
    <Card as="section" id={id} className={styles.root} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading as="h2" id={titleId}>
          {title}
        </Heading>
        {actions}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Card>
  )
}
