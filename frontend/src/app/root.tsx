import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ConnectionBanner } from '../features/shell/components/connection-banner.tsx'
import { useIsConnected } from '#spa/platform/connection.ts'
import { useCanInstall } from '#spa/platform/install/install-offer.ts'
import { sessionPhase, subscribeToSession } from '#spa/platform/session.ts'
import { hasTypedText } from '#spa/platform/typed-text-key.ts'
import { comingFrom, wantedPath } from '#spa/platform/wanted-path.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { Splash } from '#ui/feedback/splash.tsx'
import { currentToast, subscribeToToast } from '#ui/feedback/toast-store.ts'
import { loadHome } from './first-screen.ts'
import { GuestLayout, LoginPage, MemberLayout, Notices } from './lazy-pages.ts'
import { isPublicPath } from './public-paths.ts'
import { useIsAtRest } from './use-is-at-rest.ts'
import { useIsUsed } from './use-is-used.ts'

const SIGN_IN_PATHS = ['/auth', '/login']

const Guest = () => {
  const location = useLocation()
  const { pathname } = location
  if (isPublicPath(pathname)) return <GuestLayout />
  if (pathname === '/' || SIGN_IN_PATHS.includes(pathname))
    return <LoginPage beforeEntering={loadHome} />
  return <Navigate to="/login" replace state={comingFrom(location)} />
}

const Screen = () => {
  const phase = useSyncExternalStore(subscribeToSession, sessionPhase)
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  if (phase === 'starting') return <Splash />
  if (phase === 'member' && SIGN_IN_PATHS.includes(pathname))
    return <Navigate to={wantedPath(state)} replace />
  return phase === 'guest' ? <Guest /> : <MemberLayout phase={phase} />
}

/**
 * Loaded with the first tap or key, or when there is something to show, and otherwise when the first screen has long
 * been at rest, so that a failure needs no chunk to be shown.
 */
const LaterNotices = () => {
  const hasToast = useSyncExternalStore(subscribeToToast, currentToast) !== undefined
  const isConnected = useIsConnected()
  const canInstall = useCanInstall()
  const [hasText] = useState(hasTypedText)
  const isUsed = useIsUsed()
  const isAtRest = useIsAtRest(WAITS.notices)
  const isWanted = hasToast || !isConnected || canInstall || hasText || isUsed || isAtRest
  return <Suspense fallback={null}>{isWanted && <Notices />}</Suspense>
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true

const isAtContent = (main: HTMLElement): boolean => main.contains(document.activeElement)

/**
 * Moves the focus to the content after a change of page, as after a page load. Not when the focus is in a field that
 * stays, such as the search, or already in the content: a closed dialog returned it to the card that opened it.
 */
const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const main = document.getElementById('main')
    if (main && !isTyping() && !isAtContent(main)) main.focus({ preventScroll: true })
  }, [pathname])
}

/** The frame of every route: guests and members see different screens (docs/product/screens.md#routes). */
export const Root = () => {
  useRouteFocus()
  return (
    <>
      <Suspense fallback={<Splash />}>
        <Screen />
      </Suspense>
      <ConnectionBanner />
      <LaterNotices />
    </>
  )
}
