import { Bell, LogOut, Menu, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Role } from '#shared/api/members.ts'
import { requestPushSettings } from '#spa/platform/push/push-request.ts'
import { offersPush } from '#spa/platform/push/push-support.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Logo, Wordmark } from '#ui/brand/logo.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { messages } from '../texts.ts'
import { community, isAt } from '../navigation.ts'
import { PlaceRow } from './place-row.tsx'
import { SideMenu } from './side-menu.tsx'
import { useCreatePost } from './use-create-post.ts'
import * as styles from './app-header.module.css'

/** On phones it is in the bottom bar; in the feed, the line above the posts is the way to write. */
const CreateButton = () => {
  const create = useCreatePost()
  return (
    <Tooltip text={messages.create}>
      <IconButton variant="primary" label={messages.create} onClick={create}>
        <Plus strokeWidth={2.5} aria-hidden="true" />
      </IconButton>
    </Tooltip>
  )
}

/** In the menu on narrow screens. */
const PushButton = () => (
  <Tooltip text={messages.push}>
    <IconButton className={styles.wide} label={messages.push} onClick={requestPushSettings}>
      <Bell size={20} aria-hidden="true" />
    </IconButton>
  </Tooltip>
)

interface AppHeaderProps {
  role: Role
  onLogout: () => void
  loggingOut: boolean
  search: ReactNode
}

export const AppHeader = ({ role, onLogout, loggingOut, search }: AppHeaderProps) => {
  const [menuOpen, setMenuOpen] = useState(false)
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  return (
    <header className={styles.root} data-print-frame>
      <div className={styles.row}>
        <Link className={styles.home} to="/" aria-label={messages.home}>
          <Logo />
          <Wordmark />
        </Link>
        <nav className={styles.places} aria-label={messages.mainNavigation}>
          <PlaceRow role={role} />
        </nav>
        <div className={styles.search}>{search}</div>
        {!isPhone && !isAt(community, pathname) && <CreateButton />}
        {offersPush() && <PushButton />}
        <Tooltip text={messages.logout}>
          <IconButton
            className={styles.wide}
            label={messages.logout}
            busy={loggingOut}
            onClick={onLogout}
          >
            <LogOut size={20} aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <IconButton
          className={styles.narrow}
          label={messages.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden="true" />
        </IconButton>
      </div>
      {menuOpen && (
        <SideMenu
          role={role}
          onClose={() => setMenuOpen(false)}
          onLogout={onLogout}
          loggingOut={loggingOut}
        />
      )}
    </header>
  )
}
