import { decode } from 'html-entities'

const CDATA = { start: '<![CDATA[', end: ']]>' } as const

/** Characters that XML 1.0 forbids: control characters except tab and line ends, and two non-characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu

const REFERENCE = /&(?:#(\d{1,7}|x[\da-f]{1,6});|([a-z][a-z\d]{1,31});)?/gi

const XML_ENTITIES = new Set(['lt', 'gt', 'amp', 'quot', 'apos'])

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

const isCharacter = (code: number): boolean =>
  [9, 10, 13].includes(code) ||
  (code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))

const numberOf = (digits: string): number =>
  digits.toLowerCase().startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number(digits)

/** Resolves undeclared HTML entities, and escapes ampersands that start no reference. */
const repairReferences = (text: string): string =>
  text.replace(REFERENCE, (reference, digits?: string, name?: string) => {
    if (digits !== undefined) return isCharacter(numberOf(digits)) ? reference : ''
    if (name === undefined) return '&amp;'
    if (XML_ENTITIES.has(name)) return reference
    return escaped(decode(reference))
  })

/** Repairs common mistakes in the XML of a feed, in one pass, so that a hostile feed cannot slow it down. */
export const repairXml = (text: string): string => {
  const clean = text.slice(Math.max(0, text.indexOf('<'))).replace(FORBIDDEN, '')
  const parts: string[] = []
  let at = 0
  for (;;) {
    const start = clean.indexOf(CDATA.start, at)
    const end = start < 0 ? -1 : clean.indexOf(CDATA.end, start)
    if (end < 0) return [...parts, repairReferences(clean.slice(at))].join('')
    parts.push(repairReferences(clean.slice(at, start)), clean.slice(start, end + CDATA.end.length))
    at = end + CDATA.end.length
  }
}
