import { Suspense, useSyncExternalStore } from 'react'
import { Navigate, ScrollRestoration, useLocation } from 'react-router-dom'
import { sessionPhase, subscribeToSession } from '#spa/platform/session.ts'
import { Splash } from '#ui/feedback/splash.tsx'
import { currentToast, subscribeToToast } from '#ui/feedback/toast-store.ts'
import { loadHome } from './first-screen.ts'
import { GuestLayout, LoginPage, MemberLayout, Toaster } from './lazy-pages.ts'
import { isPublicPath } from './public-paths.ts'
import { useRouteFocus } from './route-focus.ts'

const LOGIN_PATHS = ['/', '/auth', '/login']

const Guest = () => {
  const { pathname, search, hash } = useLocation()
  if (isPublicPath(pathname)) return <GuestLayout />
  if (LOGIN_PATHS.includes(pathname)) return <LoginPage beforeEntering={loadHome} />
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />
}

const Screen = () => {
  const phase = useSyncExternalStore(subscribeToSession, sessionPhase)
  if (phase === 'starting') return <Splash />
  return phase === 'guest' ? <Guest /> : <MemberLayout phase={phase} />
}

/** Loaded with the first toast, because the first screen does not need it. */
const Toasts = () => {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  return <Suspense fallback={null}>{toast && <Toaster />}</Suspense>
}

/** The frame of every route: guests and members see different screens (docs/product/screens.md#routes). */
export const Root = () => {
  useRouteFocus()
  return (
    <>
      <ScrollRestoration />
      <Suspense fallback={<Splash />}>
        <Screen />
      </Suspense>
      <Toasts />
    </>
  )
}
