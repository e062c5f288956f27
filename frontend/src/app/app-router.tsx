import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Router, useRoutes } from 'react-router-dom'
import { announcePath } from '#spa/platform/next-path.ts'
import { ErrorScreen } from '../features/shell/components/error-screen.tsx'
import type { AppHistory } from './app-history.ts'
import { routes } from './routes.tsx'
import { keepScrollPosition, useScrollPositions } from './scroll-positions.ts'

const Screens = () => useRoutes(routes)

/** How long the current screen stays while the next one is loaded. */
const PATIENCE_MS = 300

/** The visit to show: a page once it is loaded, or with nothing in its place when that takes longer. */
const useVisit = (history: AppHistory) => {
  const [visit, setVisit] = useState(history.visit)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    clearTimeout(patience.current)
    announcePath(undefined)
  }, [visit])
  useLayoutEffect(() => {
    let { key, pathname } = history.visit().location
    const stop = history.listen((next) => {
      keepScrollPosition(key)
      const isOtherPage = next.location.pathname !== pathname
      ;({ key, pathname } = next.location)
      clearTimeout(patience.current)
      if (isOtherPage) {
        announcePath(pathname)
        patience.current = setTimeout(() => setVisit(next), PATIENCE_MS)
      }
      startTransition(() => setVisit(next))
    })
    return () => {
      clearTimeout(patience.current)
      stop()
    }
  }, [history])
  return visit
}

/** Renders the screen of the current address. */
export const AppRouter = ({ history }: { history: AppHistory }) => {
  const visit = useVisit(history)
  useScrollPositions(visit)
  return (
    <Router location={visit.location} navigationType={visit.action} navigator={history}>
      <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[visit.location]}>
        <Screens />
      </ErrorBoundary>
    </Router>
  )
}
