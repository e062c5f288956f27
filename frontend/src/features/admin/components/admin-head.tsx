import { FileText, ScrollText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#ui/controls/button-link.tsx'
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

/** The title of the page, a link to the report, and links to the sections. */
export const AdminHead = () => (
  <header className={styles.root}>
    <div className={styles.words}>
      <Heading as="h1">{messages.title}</Heading>
      <p>{messages.intro}</p>
    </div>
    <div className={styles.report}>
      <ButtonLink to="/admin/report">
        <FileText size={20} aria-hidden="true" />
        {messages.toReport}
      </ButtonLink>
      <ButtonLink to="/admin/protokoll">
        <ScrollText size={20} aria-hidden="true" />
        {messages.toAudit}
      </ButtonLink>
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
  </header>
)
