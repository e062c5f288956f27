import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import type { StatementHeading } from '#shared/api/statements.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { useStatements } from '../api/statements.ts'
import { messages } from '../texts.ts'

type Profile = Pick<CurrentUser, 'id' | 'username' | 'displayName' | 'avatar' | 'bio'>

/** What a measure leaves of a profile. Once the member writes something else, the statement is no longer about it. */
const isBare = ({ username, displayName, avatar, bio }: Profile): boolean =>
  displayName === username && avatar === null && bio === null

const holds = ({ measure, outcome }: StatementHeading): boolean =>
  measure === 'hide' && outcome !== 'lifted' && outcome !== 'changed'

const HiddenNote = ({ id }: Pick<Profile, 'id'>) => {
  const hidden = useStatements(id).statements?.find(holds)
  if (!hidden) return null
  return (
    <Card role="note">
      <p>
        <strong>{messages.profileHidden}</strong> {messages.profileHiddenText}{' '}
        <Link to={`/entscheidungen/${hidden.id}`}>{messages.read}</Link>
      </p>
    </Card>
  )
}

/** Tells members on their profile that moderators emptied it; asks only where that can be. */
export const ProfileDecision = ({ me }: { me: Profile }) =>
  isBare(me) ? <HiddenNote id={me.id} /> : null
