import { FileText, Hash, ScrollText } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { useIsNarrow } from '#spa/platform/viewport.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { heldMessages } from '../held-texts.ts'
import { jobMessages } from '../job-texts.ts'
import { messages } from '../texts.ts'
import { sourceMessages } from '../source-texts.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './admin-head.module.css'

const PARTS = [
  ['status', messages.status.title],
  ['pipeline', messages.pipeline.title],
  ['warteschlange', messages.queue.title],
  ['verlauf', messages.history.title],
  ['auftraege', jobMessages.title],
  ['zurueckgehalten', heldMessages.title],
  ['dead-letters', jobMessages.dead.title],
  ['quellen', sourceMessages.title],
] as const

const PAGES = [
  { to: '/admin/report', label: messages.toReport, Icon: FileText },
  { to: '/admin/protokoll', label: messages.toAudit, Icon: ScrollText },
] as const

/** Links to the other pages of admins, and to the sections. */
const Places = () => (
  <>
    <div className={styles.pages}>
      {PAGES.map(({ to, label, Icon }) => (
        <ButtonLink key={to} to={to}>
          <Icon size={20} aria-hidden="true" />
          {label}
        </ButtonLink>
      ))}
    </div>
    <nav aria-label={messages.contents}>
      <ul>
        {PARTS.map(([id, title]) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  </>
)

/** The same where the links would push the status out of the window. */
const PlacesMenu = () => {
  const navigate = useNavigate()
  const icon = { size: 20, 'aria-hidden': true } as const
  const itemOf = (to: string, label: string, Icon: typeof Hash) => ({
    label,
    icon: <Icon {...icon} />,
    onSelect: () => void navigate(to),
  })
  return (
    <Menu
      label={messages.places}
      items={[
        ...PARTS.map(([id, title]) => itemOf(`#${id}`, title, Hash)),
        ...PAGES.map(({ to, label, Icon }) => itemOf(to, label, Icon)),
      ]}
    />
  )
}

/** The title of the page, and the way to everything else. */
export const AdminHead = () => {
  const isNarrow = useIsNarrow()
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        <Heading as="h1">{messages.title}</Heading>
        {!isNarrow && <p>{messages.intro}</p>}
      </div>
      {isNarrow ? <PlacesMenu /> : <Places />}
    </header>
  )
}
