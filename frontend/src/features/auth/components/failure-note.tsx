import { CircleAlert } from 'lucide-react'
import * as styles from './auth-card.module.css'

interface FailureNoteProps {
  error: Error | null
}

/** Stays when the toast has gone, for reasons that outlast five seconds. Silent: the toast has been read out. */
export const FailureNote = ({ error }: FailureNoteProps) =>
  error && (
    <p className={styles.authFailure}>
      <CircleAlert size={20} aria-hidden="true" />
      {error.message}
    </p>
  )
