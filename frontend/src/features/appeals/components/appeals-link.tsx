import { Link } from 'react-router-dom'
import { reviewMessages } from '../texts.ts'
import * as styles from './appeals.module.css'

/** From the page of the moderators to the queue that reviewers share with them. */
export const AppealsLink = () => (
  <p className={styles.link}>
    <Link to="/moderation/einsprueche">{reviewMessages.title}</Link>
  </p>
)
