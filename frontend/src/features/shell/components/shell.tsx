import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { AppFooter } from './app-footer.tsx'
import { AppHeader } from './app-header.tsx'
import { BottomBar } from './bottom-bar.tsx'
import './shell.css'

interface ShellProps {
  onLogout: () => void
  loggingOut: boolean
  search: ReactNode
  newsletter: ReactNode
  children: ReactNode
}

/** What every signed-in screen stands in. */
export const Shell = ({ onLogout, loggingOut, search, newsletter, children }: ShellProps) => (
  <div className="shell">
    <a className="skip-link" href="#main">
      {messages.skip}
    </a>
    <AppHeader onLogout={onLogout} loggingOut={loggingOut} search={search} />
    <main id="main" className="shell-main" tabIndex={-1}>
      {children}
    </main>
    <AppFooter newsletter={newsletter} />
    <BottomBar />
  </div>
)
