import { reviewMessages as texts } from '../texts.ts'
import * as styles from './appeals.module.css'

/** Shown when nobody on the site may decide an appeal: which role is missing, and how to give it. */
export const LacksReviewer = () => (
  <div role="note">
    <b>{texts.lacksTitle}</b>
    <p>{texts.lacks}</p>
    <code className={styles.command}>{texts.lacksCommand}</code>
  </div>
)
