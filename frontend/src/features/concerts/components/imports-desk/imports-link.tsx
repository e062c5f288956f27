import { Link } from 'react-router-dom'
import { DESK_TITLE } from '../../imports-desk-title.ts'

/** From the page of the moderators to what members imported. */
export const ImportsLink = () => <Link to="/moderation/programme">{DESK_TITLE}</Link>
