import { EyeOff } from 'lucide-react'
import * as styles from './post-card.module.css'

interface HeldNoteProps {
  text: string
  reason: string | null
}

/** Shows authors that their content waits for moderation or was rejected, and why. */
export const HeldNote = ({ text, reason }: HeldNoteProps) => (
  <p className={styles.heldNote}>
    <EyeOff size={18} aria-hidden="true" />
    <span>
      <strong>{text}</strong> {reason}
    </span>
  </p>
)
