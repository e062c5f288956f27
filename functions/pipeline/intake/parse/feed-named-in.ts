import { parseAttributes, type HtmlAttributes } from './visible/attributes.ts'
import { scanHtml } from './visible/scan-html.ts'

const FEED_TYPE = /^\s*(?:application|text)\/(?:rss|atom|rdf)?\+?xml\s*(?:;|$)/i
const REFRESH = /^\s*\d*\s*[;,]\s*url\s*=\s*["']?([^"']+)/i
const MAX_CHARS = 2048

interface Named {
  readonly href: string
  /** It is called a feed; otherwise any page to which the page sends on. */
  readonly isFeed: boolean
}

const alternateOf = (attributes: HtmlAttributes): Named | null => {
  const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  const isFeed = rels.includes('alternate') && FEED_TYPE.test(attributes.get('type') ?? '')
  return isFeed ? { href: attributes.get('href') ?? '', isFeed } : null
}

const refreshOf = (attributes: HtmlAttributes): Named | null => {
  const isRefresh = /^refresh$/i.test(attributes.get('http-equiv') ?? '')
  const href = isRefresh ? REFRESH.exec(attributes.get('content') ?? '')?.[1] : undefined
  return href === undefined ? null : { href, isFeed: false }
}

const namedBy = (name: string, written: string): Named | null => {
  if (name === 'link') return alternateOf(parseAttributes(written))
  return name === 'meta' ? refreshOf(parseAttributes(written)) : null
}

/**
 * The feed that a page names, of several the first; otherwise the page to which it sends on. Undefined without either,
 * and for no web address.
 */
export const feedNamedIn = (html: string, page: URL): string | undefined => {
  const found: Named[] = []
  let base = page.href
  const open = (name: string, written: string): void => {
    if (name === 'base')
      base = URL.parse(parseAttributes(written).get('href') ?? '', page)?.href ?? base
    const named = namedBy(name, written)
    if (named) found.push(named)
  }
  scanHtml(html, { open, text: () => undefined, close: () => undefined })
  const best = found.find(({ isFeed }) => isFeed) ?? found[0]
  const url = best ? URL.parse(best.href.trim(), base) : null
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.href.length <= MAX_CHARS
  return isWeb && url.href !== page.href ? url.href : undefined
}
