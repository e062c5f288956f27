import { ExternalLink } from 'lucide-react'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import type { WebLink } from '../model/web-links.ts'
import { messages } from '../texts.ts'
import * as styles from './web-links.module.css'

interface WebLinksProps {
  links: readonly WebLink[]
  /** The name of the band, which the links of a list need to differ. */
  band: string
}

/** Pages of a band on other sites. */
export const WebLinks = ({ links, band }: WebLinksProps) => {
  if (links.length === 0) return null
  return (
    <ul className={styles.root} aria-label={messages.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel={FOREIGN_LINK}
            aria-label={messages.linkOf(label, band)}
          >
            <ExternalLink size={15} aria-hidden="true" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
