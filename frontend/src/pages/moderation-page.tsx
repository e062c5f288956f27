import { Link } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { ModerationDesk } from '../features/moderation/components/moderation-desk.tsx'
import { StatementText } from '../features/statements/components/statement-view.tsx'
import { messages } from '../features/moderation/texts.ts'
import { reviewMessages } from '../features/appeals/texts.ts'
import { DESK_TITLE } from '../features/concerts/imports-desk-title.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const ModerationPage = () => {
  usePageTitle(messages.title)
  const { data: me } = useCurrentUser()
  return (
    <ModerationDesk
      isAdmin={me?.role === 'admin'}
      preview={(statement) => <StatementText statement={statement} />}
      links={
        <>
          <Link to="/moderation/einsprueche">{reviewMessages.title}</Link>
          <Link to="/moderation/programme">{DESK_TITLE}</Link>
        </>
      }
    />
  )
}
