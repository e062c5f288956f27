import { decode } from 'html-entities'

/** Elements whose content is not text for readers. */
const SILENT = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'object']
const BREAKS =
  /^\/?(p|br|div|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|figure|figcaption|hr|dd|dt)$/

/** Invisible, or turns the direction of what follows. */
const UNSEEN =
  /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[^\P{Cc}\n\t]|\p{Cs}|\p{Co}/gu

const MAX_ROUNDS = 5

const isMarkup = (html: string, at: number): boolean => /[a-z/!?]/i.test(html.charAt(at + 1))

/** Where the markup that starts at `at` ends; what is never closed reaches to the end. */
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
  const parts: string[] = []
  let from = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    if (!isMarkup(html, at)) {
      at = html.indexOf('<', at + 1)
      continue
    }
    const tag = /^\/?[a-z\d]*/.exec(lower.slice(at + 1, at + 14))?.[0] ?? ''
    parts.push(html.slice(from, at), BREAKS.test(tag) ? '\n' : '')
    from = endOfMarkup(html, lower, at)
    at = html.indexOf('<', from)
  }
  return [...parts, html.slice(from)].join('')
}

/** Markup may lie in entities in entities: until nothing of it is left. */
const unwrapped = (html: string): string => {
  let text = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = decode(withoutMarkup(text))
    if (next === text) break
    text = next
  }
  return text
}

/**
 * Text as readers see it, without a trace of markup: brackets that remain become ones that no browser understands.
 * Goes through it a fixed number of times, whatever is in it.
 */
export const htmlToText = (html: string): string =>
  unwrapped(html)
    .toWellFormed()
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
