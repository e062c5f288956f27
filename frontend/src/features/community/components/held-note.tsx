import { EyeOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '../texts.ts'
import * as styles from './post-card.module.css'

interface HeldNoteProps {
  text: string
  reason: string | null
  /** The content, when a moderator decided about it. */
  decidedId?: string | undefined
  /** Path of the page for an objection, while it waits. */
  appeal?: string | undefined
}

/** Shows authors that their content waits for moderation or was rejected, and why. */
export const HeldNote = ({ text, reason, decidedId, appeal }: HeldNoteProps) => (
  <p className={styles.heldNote}>
    <EyeOff size={18} aria-hidden="true" />
    <span>
      <strong>{text}</strong> {reason}{' '}
      {decidedId !== undefined && (
        <Link to={`/entscheidungen?zu=${decidedId}`}>{messages.readStatement}</Link>
      )}
      {appeal !== undefined && <Link to={`/einspruch/${appeal}`}>{messages.objectToHold}</Link>}
    </span>
  </p>
)
