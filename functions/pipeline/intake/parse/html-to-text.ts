import { decode } from 'html-entities'

/** Elements whose content is not shown to readers. */
const SILENT = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'object']
const BREAKS =
  /^\/?(p|br|div|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|figure|figcaption|hr|dd|dt)$/

/** Invisible characters, and those that change the direction of text. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[^\P{Cc}\n\t]|\p{Cs}|\p{Co}/gu

const MAX_ROUNDS = 5

const isMarkup = (html: string, at: number): boolean =>
  /[a-z!?]/i.test(html.charAt(at + 1)) || /^<\/[a-z]/i.test(html.slice(at, at + 3))

/** Elements that feeds use for formatting; one without attributes and end tag counts as markup too. */
const FORMATTING = new Set(
  `a abbr acronym address area article aside audio b base big blink blockquote body br button canvas caption center cite col colgroup
  dd del details div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head
  header hr html i iframe img input ins label legend li link main mark marquee math meta nav nobr noframes noscript object ol optgroup
  option p param picture plaintext pre progress q rp rt ruby s script section select small source span strike strong style sub
  sup svg table tbody td template textarea tfoot th thead title tr track tt u ul video wbr xmp`.split(
    /\s+/,
  ),
)

/** A name of words, as bands have them, and no attributes. */
const BRACKETED_NAME = /^<(\p{L}[\p{L}\d]*)(?:[ .'’&!+-]+[\p{L}\d]+){0,6}[.!]?(?:>|$)/u
const NAME_CHARS = 60

const END_TAG = /<\/([a-z][a-z\d]*)/g

/** Where the last end tag of each element is. */
const lastEndTags = (lower: string): ReadonlyMap<string, number> =>
  new Map([...lower.matchAll(END_TAG)].map(({ 1: name = '', index }) => [name, index]))

/** A name in brackets at `at`, or after a bracket at the end of the text ("AC<DC"). */
const nameAt = (html: string, at: number): { name: string; end: number } | null => {
  const found = BRACKETED_NAME.exec(html.slice(at, at + NAME_CHARS))
  if (!found) return null
  const [words, name = ''] = found
  const end = at + words.length
  return words.endsWith('>') || end === html.length ? { name: name.toLowerCase(), end } : null
}

/**
 * Where a name ends that only looks like an element ("<code>", a band): feeds use it for no formatting, and it has no
 * end tag. Otherwise -1.
 */
const endOfName = (html: string, at: number, endTags: ReadonlyMap<string, number>): number => {
  const found = nameAt(html, at)
  if (!found || FORMATTING.has(found.name)) return -1
  return (endTags.get(found.name) ?? -1) > at ? -1 : found.end
}

/** Where the markup that starts at `at` ends; unclosed markup ends with the text. */
const endOfMarkup = (html: string, lower: string, at: number): number => {
  if (html.startsWith('<!--', at)) return after(lower, '-->', at + 4)
  const name = /^[a-z][a-z\d]*/.exec(lower.slice(at + 1, at + 12))?.[0] ?? ''
  const end = after(lower, '>', at)
  if (!SILENT.includes(name) || lower.charAt(end - 2) === '/') return end
  const close = lower.indexOf(`</${name}`, end)
  return close < 0 ? html.length : after(lower, '>', close)
}

const after = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + end.length
}

const withoutMarkup = (html: string): string => {
  const lower = html.toLowerCase()
  const endTags = lastEndTags(lower)
  const parts: string[] = []
  let from = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const next = isMarkup(html, at) ? endOfName(html, at, endTags) : at + 1
    if (next >= 0) {
      at = html.indexOf('<', next)
      continue
    }
    const tag = /^\/?[a-z\d]*/.exec(lower.slice(at + 1, at + 14))?.[0] ?? ''
    parts.push(html.slice(from, at), BREAKS.test(tag) ? '\n' : '')
    from = endOfMarkup(html, lower, at)
    at = html.indexOf('<', from)
  }
  return [...parts, html.slice(from)].join('')
}

/** Decodes entities and removes markup repeatedly, because markup can be encoded several times. */
const decodeFully = (html: string): string => {
  let text = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = decode(withoutMarkup(text))
    if (next === text) break
    text = next
  }
  return text
}

/**
 * The text that readers see. Remaining angle brackets are replaced by similar characters.
 * Bounded to a fixed number of passes.
 */
export const htmlToText = (html: string): string =>
  decodeFully(html)
    .toWellFormed()
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
