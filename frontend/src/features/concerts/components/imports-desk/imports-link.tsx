import { Link } from 'react-router-dom'
import { DESK_TITLE } from '../../imports-desk-title.ts'
import * as styles from './imports-desk.module.css'

/** From the page of the moderators to what members imported. */
export const ImportsLink = () => (
  <p className={styles.link}>
    <Link to="/moderation/programme">{DESK_TITLE}</Link>
  </p>
)
