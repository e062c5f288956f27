import type { ReactNode } from 'react'
import type { Role } from '#shared/api/members.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { SkipLink } from '#ui/controls/skip-link.tsx'
import { messages } from '../texts.ts'
import { AppFooter } from './app-footer.tsx'
import { AppHeader } from './app-header.tsx'
import { BottomBar } from './bottom-bar.tsx'
import * as styles from './shell.module.css'

interface ShellProps {
  /** The role of the member: links to pages that it may not open are left out. */
  role: Role
  onLogout: () => void
  loggingOut: boolean
  search: ReactNode
  newsletter: ReactNode
  children: ReactNode
}

/** The frame of every signed-in screen. */
export const Shell = ({ role, onLogout, loggingOut, search, newsletter, children }: ShellProps) => {
  const isPhone = useIsPhone()
  return (
    <div className={styles.root}>
      <SkipLink to="main">{messages.skip}</SkipLink>
      <AppHeader role={role} onLogout={onLogout} loggingOut={loggingOut} search={search} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <AppFooter newsletter={newsletter} />
      <BottomBar isPhone={isPhone} />
    </div>
  )
}
