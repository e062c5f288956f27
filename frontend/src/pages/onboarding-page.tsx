import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { currentUserQuery, useCurrentUser } from '../features/auth/api/current-user.ts'
import { useLogout } from '../features/auth/api/use-logout.ts'
import { Onboarding } from '../features/onboarding/components/onboarding.tsx'
import { WallCard } from '../features/wall/components/wall-card.tsx'

const OnboardingCompany = lazyPart(
  async () => (await import('./onboarding-company.tsx')).OnboardingCompany,
  () => null,
)

const PasskeyAfterOnboarding = lazyPart(
  async () =>
    (await import('../features/security/components/passkey-after-onboarding.tsx'))
      .PasskeyAfterOnboarding,
)

/** Leads home when the member has completed onboarding, and perhaps answered the offer of a passkey. */
export const OnboardingPage = () => {
  const { data: me } = useCurrentUser()
  const logout = useLogout()
  const client = useQueryClient()
  const [isOver, setOver] = useState(false)
  if (!me) return null
  return (
    <>
      <Onboarding
        me={me}
        onLogout={() => {
          logout.mutate()
        }}
        onCompleted={() => {
          setOver(true)
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
      {isOver && (
        <Suspense fallback={null}>
          <PasskeyAfterOnboarding
            username={me.username}
            onDone={() => {
              client.setQueryData(
                currentUserQuery.queryKey,
                (user) => user && { ...user, onboardingCompleted: true },
              )
            }}
          />
        </Suspense>
      )}
    </>
  )
}
