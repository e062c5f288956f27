import { AppealsLink } from '../features/appeals/components/appeals-link.tsx'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { ImportsLink } from '../features/concerts/components/imports-desk/imports-link.tsx'
import { ModerationDesk } from '../features/moderation/components/moderation-desk.tsx'
import { StatementText } from '../features/statements/components/statement-view.tsx'
import { messages } from '../features/moderation/texts.ts'
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
          <AppealsLink />
          <ImportsLink />
        </>
      }
    />
  )
}
