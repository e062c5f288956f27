import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Logo, Wordmark } from '#ui/brand/logo.tsx'
import { SkipLink } from '#ui/controls/skip-link.tsx'
import { messages } from '../texts.ts'
import { AppFooter } from './app-footer.tsx'
import * as styles from './shell.module.css'
import * as appHeaderStyles from './app-header.module.css'

interface GuestShellProps {
  newsletter: ReactNode
  children: ReactNode
}

/** The frame of public pages for guests. */
export const GuestShell = ({ newsletter, children }: GuestShellProps) => (
  <div className={styles.root}>
    <SkipLink to="main">{messages.skip}</SkipLink>
    <header className={appHeaderStyles.root} data-print-frame>
      <div className={appHeaderStyles.row}>
        <Link className={appHeaderStyles.home} to="/" aria-label={messages.home}>
          <Logo />
          <Wordmark />
        </Link>
        <ButtonLink variant="primary" className={appHeaderStyles.login} to="/login">
          {messages.login}
        </ButtonLink>
      </div>
    </header>
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <AppFooter newsletter={newsletter} />
  </div>
)
