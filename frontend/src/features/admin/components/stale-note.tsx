import { Unplug } from 'lucide-react'
import { messages } from '../texts.ts'
import { berlinSeconds } from '../model/berlin-time.ts'
import * as styles from './stale-note.module.css'

interface StaleNoteProps {
  error: Error
  /** When the data on the screen was loaded. */
  timestamp: string
}

/** Says that the last refresh failed and how old the data on the screen is. */
export const StaleNote = ({ error, timestamp }: StaleNoteProps) => (
  <div className={styles.root} role="alert">
    <Unplug size={20} aria-hidden="true" />
    <p>
      {messages.loadFailed(error.message)}{' '}
      <span>{messages.stale(berlinSeconds(new Date(timestamp)))}</span>
    </p>
  </div>
)
