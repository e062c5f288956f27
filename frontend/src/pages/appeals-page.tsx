import { Suspense } from 'react'
import { AppealsDesk } from '../features/appeals/components/appeals-desk.tsx'
import { reviewMessages } from '../features/appeals/texts.ts'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { StatementText } from '../features/statements/components/statement-view.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'

const StandInCases = lazyPart(
  async () =>
    (await import('../features/moderation/components/cases/stand-in-cases.tsx')).StandInCases,
)

export const AppealsPage = () => {
  usePageTitle(reviewMessages.title)
  const { data: me } = useCurrentUser()
  return (
    <>
      <AppealsDesk />
      {me?.role === 'reviewer' && (
        <Suspense fallback={null}>
          <StandInCases preview={(statement) => <StatementText statement={statement} />} />
        </Suspense>
      )}
    </>
  )
}
