import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import { messages } from '../texts.ts'
import * as styles from './post-card.module.css'

interface LinkChipProps {
  url: string
}

/** Shows the host first and whole, because it is the part of an address that a reader can trust. */
export const LinkChip = ({ url }: LinkChipProps) => {
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null
  const rest = `${parsed.pathname}${parsed.search}`.replace(/^\/$/, '')
  return (
    <a className={styles.linkChip} href={parsed.href} target="_blank" rel={FOREIGN_LINK}>
      <span className={styles.linkChipHost}>{parsed.host.replace(/^www\./, '')}</span>
      <span className={styles.linkChipRest}>{rest}</span>
      <span className="visually-hidden">{messages.post.opensNewTab}</span>
    </a>
  )
}
