import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo, Wordmark } from '#ui/brand/logo.tsx'
import { messages } from '../texts.ts'
import { AppFooter } from './app-footer.tsx'
import './app-header.css'
import './shell.css'

interface GuestShellProps {
  newsletter: ReactNode
  children: ReactNode
}

/** What public pages stand in for people who are not signed in. */
export const GuestShell = ({ newsletter, children }: GuestShellProps) => (
  <div className="shell shell-guest">
    <a className="skip-link" href="#main">
      {messages.skip}
    </a>
    <header className="app-header">
      <div className="app-header-row">
        <Link className="app-header-home" to="/" aria-label={messages.home}>
          <Logo />
          <Wordmark />
        </Link>
        <Link className="button button-primary app-header-login" to="/login">
          {messages.login}
        </Link>
      </div>
    </header>
    <main id="main" className="shell-main" tabIndex={-1}>
      {children}
    </main>
    <AppFooter newsletter={newsletter} />
  </div>
)
