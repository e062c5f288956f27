import { decode } from 'html-entities'

/** Elements whose content is not shown to readers. */
const SILENT = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'object']
const BREAKS =
  /^\/?(p|br|div|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|figure|figcaption|hr|dd|dt)$/

/** Invisible characters, and those that change the direction of text. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[^\P{Cc}\n\t]|\p{Cs}|\p{Co}/gu

const MAX_ROUNDS = 5

const isMarkup = (html: string, at: number): boolean => /[a-z/!?]/i.test(html.charAt(at + 1))

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
