import type { ReactNode } from 'react'
import './state.css'

interface EmptyStateProps {
  title: string
  text?: string
  /** A lucide icon or our own, 48 px. */
  icon?: ReactNode
  action?: ReactNode
}

/** There is nothing here, said so that it invites. */
export const EmptyState = ({ title, text, icon, action }: EmptyStateProps) => (
  <div className="state">
    {icon !== undefined && <span className="state-icon">{icon}</span>}
    <h2>{title}</h2>
    {text !== undefined && <p className="state-text">{text}</p>}
    {action}
  </div>
)
