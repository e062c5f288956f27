import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '../texts.ts'
import * as styles from './app-footer.module.css'

const LINKS = [
  { to: '/about', label: messages.about },
  { to: '/contact', label: messages.contact },
  { to: '/impressum', label: messages.imprint },
  { to: '/datenschutz', label: messages.privacy },
  { to: '/agb', label: messages.terms },
  { to: '/barrierefreiheit', label: messages.accessibility },
  { to: '/transparenz', label: messages.transparency },
  { to: '/melden', label: messages.reportContent },
] as const

export const AppFooter = ({ newsletter }: { newsletter: ReactNode }) => (
  <footer className={styles.root} data-print-frame>
    {newsletter}
    <nav aria-label={messages.footerNavigation}>
      <ul className={styles.links}>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
    <p className={styles.claim}>{messages.claim}</p>
  </footer>
)
