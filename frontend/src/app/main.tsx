import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { RouterProvider } from 'react-router-dom'
import { ErrorScreen } from '../features/shell/components/error-screen.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { setSessionHost } from '../platform/session.ts'
import { preloadFirstPage } from './lazy-pages.ts'
import { isPublicPath } from './public-paths.ts'
import { router } from './router.tsx'
import { sessionHost } from './session-host.ts'
import { startSession } from './session-lifecycle.ts'

const queryClient = createQueryClient()

const goToLogin = () => {
  if (!isPublicPath(router.state.location.pathname)) void router.navigate('/login')
}

setSessionHost(sessionHost(queryClient, goToLogin))
preloadFirstPage()
void startSession(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
