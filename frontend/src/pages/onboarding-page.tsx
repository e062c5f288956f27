import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { currentUserQuery, useCurrentUser } from '../features/auth/api/current-user.ts'
import { useLogout } from '../features/auth/api/use-logout.ts'
import { Onboarding } from '../features/onboarding/components/onboarding.tsx'
import { WallCard } from '../features/wall/components/wall-card.tsx'

/** Loaded on demand, so that the feed and this page share no more code (docs/decisions/0024-chunks-follow-the-first-visit.md). */
const FirstProfile = lazyPart(
  async () => (await import('../features/profile/components/first-profile.tsx')).FirstProfile,
)

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
  useEffect(() => {
    void FirstProfile.load()
  }, [])
  const changeMe = (change: Partial<CurrentUser>) => {
    client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...change })
  }
  if (!me) return null
  return (
    <>
      <Onboarding
        me={me}
        onLogout={() => logout.mutate()}
        onCompleted={() => setOver(true)}
        profile={(form) => (
          <Suspense fallback={null}>
            <FirstProfile me={me} onChanged={changeMe} {...form} />
          </Suspense>
        )}
        company={(taste) => (
          <Suspense fallback={null}>
            <OnboardingCompany taste={taste} place={me.location} />
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
            onDone={() => changeMe({ onboardingCompleted: true })}
          />
        </Suspense>
      )}
    </>
  )
}
