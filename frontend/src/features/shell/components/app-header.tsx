import { LogOut, Menu } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Role } from '#shared/api/members.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Logo, Wordmark } from '#ui/brand/logo.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { messages } from '../texts.ts'
import { PlaceLinks } from './place-links.tsx'
import { SideMenu } from './side-menu.tsx'
import './app-header.css'

interface AppHeaderProps {
  role: Role
  onLogout: () => void
  loggingOut: boolean
  search: ReactNode
}

export const AppHeader = ({ role, onLogout, loggingOut, search }: AppHeaderProps) => {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header className="app-header">
      <div className="app-header-row">
        <Link className="app-header-home" to="/" aria-label={messages.home}>
          <Logo />
          <Wordmark />
        </Link>
        <nav className="app-header-wide" aria-label={messages.mainNavigation}>
          <PlaceLinks className="app-header-places" role={role} />
        </nav>
        <div className="app-header-search">{search}</div>
        <Tooltip text={messages.logout}>
          <Button
            className="button-icon app-header-wide app-header-logout"
            variant="ghost"
            aria-label={messages.logout}
            busy={loggingOut}
            onClick={onLogout}
          >
            {!loggingOut && <LogOut size={20} aria-hidden="true" />}
          </Button>
        </Tooltip>
        <IconButton
          className="app-header-narrow"
          label={messages.openMenu}
          aria-haspopup="dialog"
          onClick={() => {
            setMenuOpen(true)
          }}
        >
          <Menu aria-hidden="true" />
        </IconButton>
      </div>
      {menuOpen && (
        <SideMenu
          role={role}
          onClose={() => {
            setMenuOpen(false)
          }}
          onLogout={onLogout}
          loggingOut={loggingOut}
        />
      )}
    </header>
  )
}
