import type { ReactNode } from 'react'
import './state.css'

interface EmptyStateProps {
  title: string
  text?: string
  /** A lucide icon or our own, 48 px. */
  icon?: ReactNode
  action?: ReactNode
  /** `h1` when it is all there is on the page. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** There is nothing here, said so that it invites. */
export const EmptyState = (props: EmptyStateProps) => {
  const { title, text, icon, action, heading: Heading = 'h2' } = props
  return (
    <div className="state">
      {icon !== undefined && <span className="state-icon">{icon}</span>}
      <Heading>{title}</Heading>
      {text !== undefined && <p className="state-text">{text}</p>}
      {action}
    </div>
  )
}
