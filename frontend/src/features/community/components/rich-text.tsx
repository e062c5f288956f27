import Linkify from 'linkify-react'
import { messages } from '../texts.ts'
import * as styles from './post-card.module.css'

const options = {
  defaultProtocol: 'https',
  rel: 'noopener noreferrer nofollow ugc',
  target: '_blank',
  truncate: 60,
  validate: { url: (value: string) => /^(https?:\/\/|www\.)/i.test(value), email: false },
} as const

/** What each link that `validate` accepts contains. The first use of linkify takes longer than a post takes to render. */
const MAY_LINK = /https?:\/\/|www\./i

/** A member's text with its line breaks and with links for web addresses. */
export const RichText = ({ text }: { text: string }) =>
  MAY_LINK.test(text) ? <Linkify options={options}>{text}</Linkify> : text

interface LinkChipProps {
  url: string
}

/** Shows the host first and whole, because it is the part of an address that a reader can trust. */
export const LinkChip = ({ url }: LinkChipProps) => {
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null
  const rest = `${parsed.pathname}${parsed.search}`.replace(/^\/$/, '')
  return (
    <a className={styles.linkChip} href={parsed.href} target="_blank" rel={options.rel}>
      <span className={styles.linkChipHost}>{parsed.host.replace(/^www\./, '')}</span>
      <span className={styles.linkChipRest}>{rest}</span>
      <span className="visually-hidden">{messages.post.opensNewTab}</span>
    </a>
  )
}
