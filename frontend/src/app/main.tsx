import '../ui/theme/tokens.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { RouterProvider } from 'react-router-dom'
import { ErrorScreen } from '../features/shell/components/error-screen.tsx'
import { createQueryClient } from '#spa/platform/query-client.ts'
import { setSessionHost } from '#spa/platform/session.ts'
import { loadFirstScreen } from './first-screen.ts'
import { isPublicPath } from './public-paths.ts'
import { router } from './router.tsx'
import { sessionHost } from './session-host.ts'
import { keepValidating, startSession } from './session-lifecycle.ts'

const queryClient = createQueryClient()

const goToLogin = () => {
  if (!isPublicPath(router.state.location.pathname)) void router.navigate('/login')
}

setSessionHost(sessionHost(queryClient, goToLogin))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Shows the app as soon as its first screen is there; until then the splash of index.html stands. */
const start = async () => {
  await startSession(loadFirstScreen(router.state.matches))
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  )
  await keepValidating(queryClient)
}

// Not awaited at the top level: the pages' chunks import from this one and would wait for it for ever. In a task of
// its own, so that the browser gets a word in between evaluating the modules and starting.
setTimeout(() => void start())
