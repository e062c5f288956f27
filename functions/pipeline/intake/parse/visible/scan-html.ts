/** Elements without readable text. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'object',
])

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

export interface HtmlHandler {
  text: (text: string) => void
  /** `attributes` as they are written. */
  open: (name: string, attributes: string) => void
  close: (name: string) => void
}

interface Source {
  readonly html: string
  readonly lower: string
  /** Where the last end tag of each element is. */
  readonly endTags: ReadonlyMap<string, number>
  /** Where the last quote of each kind is: one that is opened after it is never closed. */
  readonly lastQuotes: Readonly<Record<string, number>>
}

const sourceOf = (html: string): Source => {
  const lower = html.toLowerCase()
  return {
    html,
    lower,
    endTags: new Map([...lower.matchAll(END_TAG)].map(({ 1: name = '', index }) => [name, index])),
    lastQuotes: { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") },
  }
}

const isMarkup = (html: string, at: number): boolean =>
  /[a-z!?]/i.test(html.charAt(at + 1)) || /^<\/[a-z]/i.test(html.slice(at, at + 3))

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
const endOfName = ({ html, endTags }: Source, at: number): number => {
  const found = nameAt(html, at)
  if (!found || FORMATTING.has(found.name)) return -1
  return (endTags.get(found.name) ?? -1) > at ? -1 : found.end
}

const after = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + end.length
}

const QUOTED = /[>=]\s*["']?/g

/** Where a tag ends; brackets may occur in quoted values. */
const endOfTag = ({ html, lastQuotes }: Source, at: number): number => {
  QUOTED.lastIndex = at
  for (;;) {
    const found = QUOTED.exec(html)
    if (!found) return html.length
    const [mark] = found
    if (mark.startsWith('>')) return found.index + 1
    const quote = mark.at(-1) ?? ''
    const opened = found.index + mark.length - 1
    if (opened < (lastQuotes[quote] ?? -1)) QUOTED.lastIndex = html.indexOf(quote, opened + 1) + 1
  }
}

const TAG = /^<(\/?)([a-z][a-z\d]*)/

/** Where an element without readable text ends; at the end of the HTML when its end tag is missing. */
const endOfSilent = ({ lower }: Source, name: string, from: number): number => {
  const closed = lower.indexOf(`</${name}`, from)
  return closed < 0 ? lower.length : after(lower, '>', closed)
}

/** Hands on the markup that starts at `at`. Returns where it ends; unclosed markup ends with the text. */
const readMarkup = (source: Source, at: number, { open, close }: HtmlHandler): number => {
  const { html, lower } = source
  if (html.startsWith('<!--', at)) return after(lower, '-->', at + 4)
  const end = endOfTag(source, at)
  const found = TAG.exec(lower.slice(at, at + 14))
  if (!found) return end
  const [start, slash, name = ''] = found
  if (slash === '/') close(name)
  else if (!SILENT.has(name)) open(name, html.slice(at + start.length, end - 1))
  else if (lower.charAt(end - 2) !== '/') return endOfSilent(source, name, end)
  return end
}

/** Calls the handler for tags and texts of HTML in their order, also when it is malformed. Linear in its length. */
export const scanHtml = (html: string, handler: HtmlHandler): void => {
  const source = sourceOf(html)
  let from = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const next = isMarkup(html, at) ? endOfName(source, at) : at + 1
    if (next < 0) {
      handler.text(html.slice(from, at))
      from = readMarkup(source, at, handler)
    }
    at = html.indexOf('<', next < 0 ? from : next)
  }
  handler.text(html.slice(from))
}
