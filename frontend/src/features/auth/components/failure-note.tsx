import { CircleAlert } from 'lucide-react'
import * as styles from './auth-card.module.css'

interface FailureNoteProps {
  error: Error | null
}

/** The reason of a failure below the form, after the toast has closed. Not announced: the toast was. */
export const FailureNote = ({ error }: FailureNoteProps) =>
  error && (
    <p className={styles.authFailure}>
      <CircleAlert size={20} aria-hidden="true" />
      {error.message}
    </p>
  )
