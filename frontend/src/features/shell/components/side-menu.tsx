import { Bell, LogOut, X } from 'lucide-react'
import type { Role } from '#shared/api/members.ts'
import { requestPushSettings } from '#spa/platform/push/push-request.ts'
import { offersPush } from '#spa/platform/push/push-support.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages as ui } from '#ui/texts.ts'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { useModal } from '#ui/overlays/use-modal.ts'
import { messages } from '../texts.ts'
import { placesFor } from '../navigation.ts'
import { InstallOffer } from './install-offer.tsx'
import { PlaceLink } from './place-link.tsx'
import * as styles from './side-menu.module.css'
import * as placeLinksStyles from './place-links.module.css'

interface PlaceLinksProps {
  role: Role
  onFollow: () => void
}

/** All pages, one below the other. */
const PlaceLinks = ({ role, onFollow }: PlaceLinksProps) => (
  <ul className={placeLinksStyles.column}>
    {placesFor(role).map((place) => (
      <li key={place.to}>
        <PlaceLink place={place} onFollow={onFollow} />
      </li>
    ))}
  </ul>
)

interface SideMenuProps {
  role: Role
  onClose: () => void
  onLogout: () => void
  loggingOut: boolean
}

/** The navigation on phones: a modal from the right while it is rendered. */
export const SideMenu = ({ role, onClose, onLogout, loggingOut }: SideMenuProps) => {
  const ref = useModal()
  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-label={messages.menu}
      onCancel={closeOnCancel(onClose)}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={styles.body}>
        <IconButton className={styles.close} label={ui.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <nav aria-label={messages.mainNavigation}>
          <PlaceLinks role={role} onFollow={onClose} />
        </nav>
        {offersPush() && (
          <Button
            block
            onClick={() => {
              onClose()
              requestPushSettings()
            }}
          >
            <Bell size={18} aria-hidden="true" />
            {messages.push}
          </Button>
        )}
        <InstallOffer block />
        <Button className={styles.logout} block busy={loggingOut} onClick={onLogout}>
          <LogOut size={18} aria-hidden="true" />
          {messages.logout}
        </Button>
      </div>
    </dialog>
  )
}
