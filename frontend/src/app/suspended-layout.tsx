import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { useRecheckedUser } from '../features/auth/api/current-user.ts'
import { ExportSection } from '../features/data-export/components/export-section.tsx'
import { ErasureSection } from '../features/erasure/components/erasure-section.tsx'
import { withRecentSignIn } from '../features/security/api/recent-sign-in.ts'
import { ConfirmationHost } from '../features/security/components/confirmation-host.tsx'
import { SuspendedScreen } from '../features/suspension/components/suspended-screen.tsx'
import { messages } from '../features/suspension/texts.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { isPublicPath } from './public-paths.ts'
import * as styles from './suspended-layout.module.css'

interface SuspendedLayoutProps {
  restriction: NonNullable<CurrentUser['restriction']>
  onLogout: () => void
  loggingOut: boolean
  username: string
}

/** Pages whose calls the server still answers. */
const OPEN = ['/entscheidungen', '/einspruch/', '/meldungen']

const isOpen = (pathname: string): boolean =>
  isPublicPath(pathname) || OPEN.some((path) => pathname.startsWith(path))

/** The app of a suspended member: nothing polls but the current user, who says when it is over. */
export const SuspendedLayout = ({ username, ...props }: SuspendedLayoutProps) => {
  const { pathname } = useLocation()
  useRecheckedUser()
  return (
    <main id="main" className={styles.root} tabIndex={-1}>
      {isOpen(pathname) ? (
        <>
          <p>
            <ButtonLink variant="ghost" to="/">
              {messages.back}
            </ButtonLink>
          </p>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </>
      ) : (
        <>
          <SuspendedScreen {...props} />
          <ExportSection id="export" withRecentSignIn={withRecentSignIn} />
          <ErasureSection id="konto-loeschen" confirmFirst={withRecentSignIn} />
          <ConfirmationHost username={username} />
        </>
      )}
    </main>
  )
}
