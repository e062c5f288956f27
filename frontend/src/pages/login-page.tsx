import { Suspense, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { AuthCard } from '../features/auth/components/auth-card.tsx'
import { Embers } from '../features/auth/components/embers.tsx'
import { LostSessionNote } from '../features/auth/components/lost-session-note.tsx'
import { messages } from '../features/auth/texts.ts'
import { NewsletterField } from '../features/contact/components/newsletter-field.tsx'
import { InstallOffer } from '../features/shell/components/install-offer.tsx'
import { AppFooter } from '../features/shell/components/app-footer.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { enterSession, wasSessionLost } from '#spa/platform/session.ts'
import { wantedPath } from '#spa/platform/wanted-path.ts'
import { Logo, Wordmark } from '#ui/brand/logo.tsx'
import * as styles from './login-page.module.css'

/** Needed by new and recovered accounts only. */
const AfterSignIn = lazyPart(
  async () => (await import('../features/security/components/after-sign-in.tsx')).AfterSignIn,
)

interface LoginPageProps {
  /** Loads the next screen before the login disappears. */
  beforeEntering: () => Promise<void>
}

export const LoginPage = ({ beforeEntering }: LoginPageProps) => {
  usePageTitle(messages.pageTitle)
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const [isSessionLost] = useState(wasSessionLost)
  const [after, setAfter] = useState<{ username: string; newPasskeys?: readonly PasskeyInfo[] }>()

  const goHome = async () => {
    await beforeEntering()
    // Navigates first: a member at /login would see the not-found page for a moment.
    const from = pathname === '/' ? { from: `/${search}${hash}` } : state
    await navigate(wantedPath(from), { replace: true })
    enterSession()
  }

  return (
    <div className={styles.root}>
      <Embers />
      <main id="main" className={styles.main} tabIndex={-1}>
        <header className={styles.head}>
          <Logo size="large" />
          <h1>
            <Wordmark size="large" />
          </h1>
          <p>{messages.slogan}</p>
        </header>
        {isSessionLost && <LostSessionNote />}
        <AuthCard
          onSignedIn={() => void goHome()}
          onRegistered={(username) => setAfter({ username })}
          onRecovered={({ user, newPasskeys }) => {
            if (newPasskeys.length === 0) void goHome()
            else setAfter({ username: user.username, newPasskeys })
          }}
        />
        <InstallOffer block />
        {after && (
          <Suspense fallback={null}>
            <AfterSignIn {...after} onDone={() => void goHome()} />
          </Suspense>
        )}
      </main>
      <AppFooter newsletter={<NewsletterField />} />
    </div>
  )
}
