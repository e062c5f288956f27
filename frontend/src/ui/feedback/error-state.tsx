import { Unplug } from 'lucide-react'
import { Button } from '../controls/button.tsx'
import { messages } from '../texts.ts'
import './state.css'

interface ErrorStateProps {
  title: string
  /** The reason, in German, as the server gave it. */
  text?: string | undefined
  onRetry?: () => void
  retrying?: boolean
}

/** Something could not be loaded; offers to try again. */
export const ErrorState = ({ title, text, onRetry, retrying = false }: ErrorStateProps) => (
  <div className="state state-error" role="alert">
    <span className="state-icon">
      <Unplug size={48} strokeWidth={1.5} aria-hidden="true" />
    </span>
    <h2>{title}</h2>
    {text !== undefined && <p className="state-text">{text}</p>}
    {onRetry && (
      <Button onClick={onRetry} busy={retrying}>
        {messages.retry}
      </Button>
    )}
  </div>
)
