import { fieldMessages } from '../field-texts.ts'
import * as styles from './honeypot-field.module.css'

/** Out of sight, out of the tab order, hidden from screen readers: only machines fill it. */
export const HoneypotField = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {fieldMessages.website}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
