import { reviewMessages as texts } from '../texts.ts'
import * as styles from './appeals.module.css'

/** Where nobody on the site may decide: what is missing, and how to get it. */
export const LacksReviewer = () => (
  <div role="note">
    <b>{texts.lacksTitle}</b>
    <p>{texts.lacks}</p>
    <code className={styles.command}>{texts.lacksCommand}</code>
  </div>
)
