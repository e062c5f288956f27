import { messages } from '../texts.ts'
import * as styles from './lost-session-note.module.css'

/** Says above the form why the login is there again. */
export const LostSessionNote = () => (
  <p className={styles.root} role="status">
    {messages.sessionLost}
  </p>
)
