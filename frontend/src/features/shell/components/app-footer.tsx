import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '../texts.ts'
import './app-footer.css'

const LINKS = [
  { to: '/about', label: messages.about },
  { to: '/contact', label: messages.contact },
  { to: '/impressum', label: messages.imprint },
  { to: '/datenschutz', label: messages.privacy },
  { to: '/agb', label: messages.terms },
] as const

interface AppFooterProps {
  newsletter: ReactNode
}

export const AppFooter = ({ newsletter }: AppFooterProps) => (
  <footer className="app-footer">
    {newsletter}
    <nav aria-label={messages.footerNavigation}>
      <ul className="app-footer-links">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
    <p className="app-footer-claim">{messages.claim}</p>
  </footer>
)
