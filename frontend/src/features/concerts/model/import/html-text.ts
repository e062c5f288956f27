/** The text that readers of a page see, and its links. */
export interface HtmlText {
  readonly text: string
  readonly links: readonly Link[]
}

export interface Link {
  readonly href: string
  readonly text: string
}

/** Elements of formatted text. Others, such as '<code>', may be the name of a band. */
const TAG =
  /<\/?(?:p|br|b|i|u|s|a|ul|ol|li|div|span|strong|em|h[1-6]|hr|font|small|big|table|tbody|tr|td|th|blockquote|html|body|head|img|sub|sup|center|pre)(?:\s[^>]*)?\/?>/i
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi

const BLOCKS = new Set(
  'P DIV UL OL LI H1 H2 H3 H4 H5 H6 TABLE TR BLOCKQUOTE PRE HR CENTER'.split(' '),
)
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'TEMPLATE'])

/** Calendars of Google and mail of Outlook wrap addresses in one of their own. */
const WRAPPED =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/)\?/i

const unwrapped = (href: string): string => {
  if (!WRAPPED.test(href)) return href
  const { searchParams } = new URL(href)
  return searchParams.get('q') ?? searchParams.get('url') ?? href
}

const linkText = (element: Element, inside: string, links: Link[]): string => {
  const href = unwrapped(element.getAttribute('href') ?? '')
  if (!/^https?:\/\//i.test(href)) return inside
  links.push({ href, text: inside.trim() })
  return inside.includes(href) ? inside : `${inside} (${href})`
}

const textIn = (node: Node, links: Link[]): string => {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ')
  if (UNSEEN.has(node.nodeName)) return ''
  if (node.nodeName === 'BR') return '\n'
  const inside = [...node.childNodes].map((child) => textIn(child, links)).join('')
  if (node.nodeName === 'A') return linkText(node as Element, inside, links)
  return BLOCKS.has(node.nodeName) ? `\n${inside}\n` : inside
}

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body

const PLAIN_ADDRESS = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]/gi

const addressesIn = (text: string): readonly Link[] =>
  [...text.matchAll(PLAIN_ADDRESS)].map(({ 0: href, index }) => ({
    href,
    text: text.slice(text.lastIndexOf('\n', index) + 1, index).trim(),
  }))

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

const decoded = (text: string): string =>
  parsed(
    text.replace(BARE_AMPERSAND, '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;'),
  ).textContent.replaceAll('\u00a0', ' ')

const readMarkup = (html: string): HtmlText => {
  const links: Link[] = []
  const text = tidy(textIn(parsed(html.replace(BARE_AMPERSAND, '&amp;')), links))
  return { text, links }
}

/** Text that was encoded as HTML twice. */
const MAX_ROUNDS = 3

/** Reads a text that may be HTML or contain its entities. Text without either stays as it is. */
export const readHtml = (source: string): HtmlText => {
  let [text, links]: [string, readonly Link[]] = [source, []]
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (TAG.test(text)) {
      const read = readMarkup(text)
      ;[text, links] = [read.text, [...links, ...read.links]]
    } else if (ENTITY.test(text)) text = decoded(text)
    else break
  }
  return { text, links: links.length > 0 ? links : addressesIn(text) }
}

const TICKETS = /ticket|karte|vvk|vorverkauf|kaufen|\bshop\b|buy/i

/** The address of tickets among links: the only one, or the first that says so. */
export const findTicketAddress = (links: readonly Link[]): string | undefined => {
  const addresses = [...new Set(links.map(({ href }) => href))]
  if (addresses.length === 1) return addresses[0]
  return links.find(({ href, text }) => TICKETS.test(text) || TICKETS.test(href))?.href
}
