import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { matchRoutes } from 'react-router-dom'
import { ErrorScreen } from '../features/shell/components/error-screen.tsx'
import { EARLIER_WORDS_KEY } from '#spa/platform/device-keys.ts'
import { watchInstallOffer } from '#spa/platform/install/install-offer.ts'
import { watchStyles } from '#spa/platform/load-chunk.ts'
import { createQueryClient } from '#spa/platform/query-client.ts'
import { watchController } from '#spa/platform/service-worker/controller.ts'
import { setSessionHost } from '#spa/platform/session.ts'
import { removeStored } from '#spa/platform/storage.ts'
import { comingFrom } from '#spa/platform/wanted-path.ts'
import { createAppHistory } from './app-history.ts'
import { AppRouter } from './app-router.tsx'
import { loadFirstScreen } from './first-screen.ts'
import { isPublicPath } from './public-paths.ts'
import { routes } from './routes.tsx'
import { sessionHost } from './session-host.ts'
import { keepValidating, startSession } from './session-lifecycle.ts'

/** Renders the app into `container` as soon as its first screen is loaded. */
export const startApp = async (container: HTMLElement): Promise<Root> => {
  watchStyles()
  watchInstallOffer()
  watchController()
  removeStored(EARLIER_WORDS_KEY)
  const queryClient = createQueryClient()
  const history = createAppHistory()
  const goToLogin = () => {
    const { location } = history.visit()
    if (!isPublicPath(location.pathname)) history.push('/login', comingFrom(location))
  }
  setSessionHost(sessionHost(queryClient, goToLogin))

  await startSession(loadFirstScreen(matchRoutes(routes, history.visit().location) ?? []))
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <QueryClientProvider client={queryClient}>
          <AppRouter history={history} />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  )
  void keepValidating(queryClient)
  return root
}
