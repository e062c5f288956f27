import Linkify from 'linkify-react'

/** For links that members wrote. */
export const FOREIGN_LINK = 'noopener noreferrer nofollow ugc'

const options = {
  defaultProtocol: 'https',
  rel: FOREIGN_LINK,
  target: '_blank',
  truncate: 60,
  validate: { url: (value: string) => /^(https?:\/\/|www\.)/i.test(value), email: false },
} as const

/** What each link that `validate` accepts contains. The first use of linkify takes longer than a post takes to render. */
const MAY_LINK = /https?:\/\/|www\./i

/** A member's text with its line breaks and with links for web addresses. */
export const RichText = ({ text }: { text: string }) =>
  MAY_LINK.test(text) ? <Linkify options={options}>{text}</Linkify> : text
