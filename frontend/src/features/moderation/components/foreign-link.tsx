import { messages } from '../texts.ts'

const REL = 'noopener noreferrer nofollow ugc'

const isWebAddress = (text: string): boolean =>
  ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

/** A link to another site in a new tab, or its text alone when its address is no web address. */
export const ForeignLink = ({ url, text }: { url: string; text: string }) =>
  isWebAddress(url) ? (
    <a href={url} target="_blank" rel={REL}>
      {text} <span className="visually-hidden">{messages.opensNewTab}</span>
    </a>
  ) : (
    text
  )
