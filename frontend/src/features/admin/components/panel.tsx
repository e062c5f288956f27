import { useId, type ReactNode } from 'react'
import { Card } from '#ui/surfaces/card.tsx'
import './panel.css'

interface PanelProps {
  /** What a link on the page leads to. */
  id: string
  title: string
  hint?: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One patch of the control room. */
export const Panel = ({ id, title, hint, actions, children }: PanelProps) => {
  const titleId = useId()
  return (
    <Card as="section" id={id} className="panel" tabIndex={-1} aria-labelledby={titleId}>
      <div className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {actions}
      </div>
      {hint !== undefined && <p className="panel-hint">{hint}</p>}
      {children}
    </Card>
  )
}
