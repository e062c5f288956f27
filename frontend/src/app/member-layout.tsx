import { Suspense, useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { currentUserKey } from '../features/auth/api/current-user-key.ts'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { useLogout } from '../features/auth/api/use-logout.ts'
import { SignInRequired } from '../features/auth/components/sign-in-required.tsx'
import { messages } from '../features/auth/texts.ts'
import { NewsletterField } from '../features/contact/components/newsletter-field.tsx'
import { LegalGate } from '../features/legal/components/legal-gate.tsx'
import { HeaderSearch } from '../features/search/components/header-search.tsx'
import { Shell } from '../features/shell/components/shell.tsx'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { ScreenFailure } from '#spa/platform/part-failure.tsx'
import { KeptNote } from '#spa/platform/offline-data/kept-note.tsx'
import type { SessionPhase } from '#spa/platform/session.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { LoneCard } from '#ui/surfaces/lone-card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Splash } from '#ui/feedback/splash.tsx'
import { TooltipHost } from '#ui/overlays/tooltip.tsx'
import { WAITS } from '#spa/platform/waits.ts'
import { MemberModalHost } from './member-modal-host.tsx'
import { NotificationsHost } from './notifications-host.tsx'
import { Outbox } from './outbox.tsx'
import { redirectFor, ONBOARDING_PATH } from './onboarding-gate.ts'
import { isPublicPath } from './public-paths.ts'
import { PushDialogHost } from './push-dialog-host.tsx'
import { ReportHost } from './report-host.tsx'
import { NoPart } from './no-part.tsx'
import { useIsAtRest } from './use-is-at-rest.ts'

const SuspendedLayout = lazyPart(
  async () => (await import('./suspended-layout.tsx')).SuspendedLayout,
  ScreenFailure,
)
const WarningDialog = lazyPart(
  async () => (await import('../features/suspension/components/warning-dialog.tsx')).WarningDialog,
  DialogFailure,
)

interface MemberLayoutProps {
  phase: SessionPhase
}

/** Shown while the current user loads or when loading failed. */
const UnknownMember = ({ user }: { user: ReturnType<typeof useCurrentUser> }) => {
  if (!user.error || isUnauthenticated(user.error)) return <Splash />
  return (
    <LoneCard>
      <LoadState query={user} failed={messages.sessionUnknown} />
    </LoneCard>
  )
}

const Content = ({ phase }: MemberLayoutProps) =>
  phase === 'ending' ? (
    <SignInRequired />
  ) : (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  )

/** Whether there is a user. The frame replaces the splash in a render that gives way to input. */
const useIsKnown = (user: object | undefined): boolean => {
  const isKnown = user !== undefined
  return useDeferredValue(isKnown) && isKnown
}

/** Without the channel, polls run at their usual intervals. */
const LiveHost = lazyPart(async () => (await import('./live-host.tsx')).LiveHost, NoPart)

/** The live channel and the unread messages of a member, loaded when the first screen is at rest. */
const Live = () => {
  const isAtRest = useIsAtRest(WAITS.live)
  return <Suspense fallback={null}>{isAtRest && <LiveHost />}</Suspense>
}

/** What works behind every page. */
const Background = ({ me, phase }: MemberLayoutProps & { me: CurrentUser | undefined }) => {
  if (!me) return null
  const warning = me.openWarnings?.[0]
  return (
    <>
      <MemberModalHost ownId={me.id} />
      <NotificationsHost />
      <PushDialogHost ownId={me.id} />
      <ReportHost />
      <Outbox memberId={me.id} />
      {warning !== undefined && (
        <Suspense fallback={null}>
          <WarningDialog key={warning} statementId={warning} userKey={currentUserKey} />
        </Suspense>
      )}
      {phase === 'member' && <Live key={me.id} />}
    </>
  )
}

interface FrameProps extends MemberLayoutProps {
  /** Undefined while the session ends. */
  me: CurrentUser | undefined
  logout: ReturnType<typeof useLogout>
}

const Frame = ({ me, phase, logout }: FrameProps) => (
  <>
    <Shell
      role={me?.role ?? 'member'}
      onLogout={() => logout.mutate()}
      loggingOut={logout.isPending}
      search={me && <HeaderSearch ownId={me.id} />}
      newsletter={<NewsletterField />}
    >
      <KeptNote />
      <Content phase={phase} />
    </Shell>
    <Background me={me} phase={phase} />
    <TooltipHost />
  </>
)

/** The signed-in app around the current page. */
export const MemberLayout = ({ phase }: MemberLayoutProps) => {
  const user = useCurrentUser()
  const logout = useLogout()
  const { pathname } = useLocation()

  const isKnown = useIsKnown(user.data)
  if (phase !== 'member') return <Frame me={user.data} phase={phase} logout={logout} />
  if (!isKnown || !user.data) return <UnknownMember user={user} />
  const { restriction, username } = user.data
  if (restriction)
    return (
      <Suspense fallback={<Splash />}>
        <SuspendedLayout
          restriction={restriction}
          username={username}
          onLogout={logout.mutate}
          loggingOut={logout.isPending}
        />
      </Suspense>
    )
  const elsewhere = redirectFor(user.data, pathname)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  const { id } = user.data
  return (
    <>
      {pathname === ONBOARDING_PATH ? (
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      ) : (
        <Frame me={user.data} phase={phase} logout={logout} />
      )}
      {!isPublicPath(pathname) && <LegalGate key={id} memberId={id} onLogout={logout.mutate} />}
    </>
  )
}
