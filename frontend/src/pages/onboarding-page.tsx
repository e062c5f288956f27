import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { currentUserQuery, useCurrentUser } from '../features/auth/api/current-user.ts'
import { useLogout } from '../features/auth/api/use-logout.ts'
import { Onboarding } from '../features/onboarding/components/onboarding.tsx'
import { WallCard } from '../features/wall/components/wall-card.tsx'

const OnboardingCompany = lazyPart(
  async () => (await import('./onboarding-company.tsx')).OnboardingCompany,
  () => null,
)

/** Redirects home when the member has completed onboarding. */
export const OnboardingPage = () => {
  const { data: me } = useCurrentUser()
  const logout = useLogout()
  const client = useQueryClient()
  if (!me) return null
  return (
    <Onboarding
      me={me}
      onLogout={() => {
        logout.mutate()
      }}
      onCompleted={() => {
        client.setQueryData(
          currentUserQuery.queryKey,
          (user) => user && { ...user, onboardingCompleted: true },
        )
      }}
      company={(taste) => (
        <Suspense fallback={null}>
          <OnboardingCompany taste={taste} />
        </Suspense>
      )}
      preview={(shout) => (
        <WallCard member={{ displayName: me.displayName, avatar: me.avatar, ...shout }} />
      )}
    />
  )
}
