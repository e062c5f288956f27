/** A start or end tag with everything up to its `>`; brackets may occur in quoted values. */
const TAG = /<\/?[\p{L}_:][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/uy
/** The same with quotes that do not pair up. */
const UNPAIRED_TAG = /(<\/?[\p{L}_:][^\s<>"'/]*)[^<>]*>/uy

const SECTIONS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', ''],
] as const

interface Markup {
  readonly end: number
  /** What to write in its place. */
  readonly repaired?: string
}

const stray = (at: number): Markup => ({ end: at + 1, repaired: '&lt;' })

const tagAt = (text: string, at: number): Markup => {
  TAG.lastIndex = at
  if (TAG.test(text)) return { end: TAG.lastIndex }
  UNPAIRED_TAG.lastIndex = at
  const unpaired = UNPAIRED_TAG.exec(text)
  return unpaired ? { end: at + unpaired[0].length, repaired: `${unpaired[1] ?? ''}>` } : stray(at)
}

const RUN = /<{2,}/g
/** Before the search for tags, because a hostile feed can have millions; in CDATA it means the same. */
const BEFORE_NO_NAME = /<(?!\/?[\p{L}_:]|[!?])/gu

const markupAt = (text: string, at: number): Markup => {
  const section = SECTIONS.find(([start]) => text.startsWith(start, at))
  if (!section) return tagAt(text, at)
  const [start, end] = section
  const found = text.indexOf(end, at + start.length)
  return { end: found < 0 ? text.length : found + end.length }
}

/**
 * Escapes brackets that start no markup ("I <3 you") and drops attributes with a quote that is never closed: both would
 * hide the markup after them. Linear in the length of the text.
 */
export const escapeBrackets = (feed: string): string => {
  const text = feed.replace(RUN, '&lt;<').replace(BEFORE_NO_NAME, '&lt;')
  let repairedText = ''
  let from = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    const { end, repaired } = markupAt(text, at)
    if (repaired !== undefined) {
      repairedText += text.slice(from, at) + repaired
      from = end
    }
    at = text.indexOf('<', end)
  }
  return repairedText + text.slice(from)
}
