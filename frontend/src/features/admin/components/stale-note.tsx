import { Unplug } from 'lucide-react'
import { messages } from '../texts.ts'
import { berlinSeconds } from '../model/berlin-time.ts'
import './stale-note.css'

interface StaleNoteProps {
  error: Error
  /** When what is still shown was true. */
  timestamp: string
}

/** The last refresh failed; what came before it stays on the screen. */
export const StaleNote = ({ error, timestamp }: StaleNoteProps) => (
  <div className="stale-note" role="alert">
    <Unplug size={20} aria-hidden="true" />
    <p>
      {messages.loadFailed(error.message)}{' '}
      <span>{messages.stale(berlinSeconds(new Date(timestamp)))}</span>
    </p>
  </div>
)
