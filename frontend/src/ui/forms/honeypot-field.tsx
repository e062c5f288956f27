import { messages } from '../texts.ts'
import * as styles from './honeypot-field.module.css'

/** A field that only bots fill: invisible, not focusable, hidden from screen readers. */
export const HoneypotField = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {messages.honeypot}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
