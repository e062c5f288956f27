import Linkify from 'linkify-react'
import { messages } from '../texts.ts'

const options = {
  defaultProtocol: 'https',
  rel: 'noopener noreferrer nofollow ugc',
  target: '_blank',
  truncate: 60,
  validate: { url: (value: string) => /^(https?:\/\/|www\.)/i.test(value), email: false },
} as const

/** What a member wrote: line breaks stay, web addresses become links. */
export const RichText = ({ text }: { text: string }) => <Linkify options={options}>{text}</Linkify>

interface LinkChipProps {
  url: string
}

/** The host is what a reader can trust of a foreign address, so it stands first and whole. */
export const LinkChip = ({ url }: LinkChipProps) => {
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null
  const rest = `${parsed.pathname}${parsed.search}`.replace(/^\/$/, '')
  return (
    <a className="link-chip" href={parsed.href} target="_blank" rel={options.rel}>
      <span className="link-chip-host">{parsed.host.replace(/^www\./, '')}</span>
      <span className="link-chip-rest">{rest}</span>
      <span className="visually-hidden">{messages.post.opensNewTab}</span>
    </a>
  )
}
