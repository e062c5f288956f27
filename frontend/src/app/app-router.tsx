import { startTransition, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Router, useRoutes } from 'react-router-dom'
import { ErrorScreen } from '../features/shell/components/error-screen.tsx'
import type { AppHistory } from './app-history.ts'
import { routes } from './routes.tsx'
import { keepScrollPosition, useScrollPositions } from './scroll-positions.ts'

const Screens = () => useRoutes(routes)

/** Renders the screen of the current address. */
export const AppRouter = ({ history }: { history: AppHistory }) => {
  const [visit, setVisit] = useState(history.visit)
  useLayoutEffect(() => {
    let { key } = history.visit().location
    return history.listen((next) => {
      keepScrollPosition(key)
      key = next.location.key
      startTransition(() => {
        setVisit(next)
      })
    })
  }, [history])
  useScrollPositions(visit)
  return (
    <Router location={visit.location} navigationType={visit.action} navigator={history}>
      <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[visit.location]}>
        <Screens />
      </ErrorBoundary>
    </Router>
  )
}
