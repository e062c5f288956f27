import { Link } from 'react-router-dom'
import { reviewMessages } from '../texts.ts'

/** From the page of the moderators to the queue that reviewers share with them. */
export const AppealsLink = () => <Link to="/moderation/einsprueche">{reviewMessages.title}</Link>
